import type { GatsbyBrowser } from "gatsby"
import { Layout } from "./src/layout/Layout"

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => <Layout path={props.location.pathname}>{element}</Layout>

// Pages are fetched when a link is pointed at or pressed, not because it is in view: data costs the visitor money.
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true
