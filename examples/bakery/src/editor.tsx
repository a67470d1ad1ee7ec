import breads from "../data/breads.json"
import shop from "../data/shop.json"
import { createBrandStyles } from "../plugins/gatsby-plugin-brand"
import { startEditor } from "../plugins/gatsby-plugin-sveltia-cms/browser"
import brand from "./brand.json"
import { model, settings } from "./content"
import { ShopPage } from "./pages"
import { rules } from "./rules"

/** Renders the page with the current values of the forms. */
const draw = (typed: Readonly<Record<string, unknown>>) => (
  <>
    <style>{createBrandStyles(brand) + rules}</style>
    <ShopPage shop={model.shop.read(typed["shop"])} breads={model.breads.read(typed["breads"])} />
  </>
)

startEditor({
  settings,
  previews: {
    shop: data => ({ data, draw: () => draw({ shop: data, breads }) }),
    breads: data => ({ data, draw: () => draw({ shop, breads: data }) }),
  },
}).catch(console.error)
