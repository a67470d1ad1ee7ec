import { type BrowserContext, test as base } from "@playwright/test"

/**
 * Opens the pages of a context without the effects with which the editor changes its views: fading from view to view,
 * blurring what is behind a menu, shadows. They are the CMS's own, and without a graphics card drawing them takes a third of
 * the tests' processor time. The preview, in a frame, stays as it is.
 */
const withoutEffects = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    if (window.top !== window) return
    Reflect.deleteProperty(Document.prototype, "startViewTransition")
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `*, ::before, ::after, ::backdrop {
        animation: none !important;
        transition: none !important;
        backdrop-filter: none !important;
        filter: none !important;
        box-shadow: none !important;
        border-radius: 0 !important;
      }`
    )
    // A sheet made by a script needs no exception from the content security policy.
    document.adoptedStyleSheets.push(sheet)
  })
}

/** A test of the editor without those effects. */
export const test = base.extend({
  // The editor's own fades would be waited for at each press.
  contextOptions: { reducedMotion: "reduce" },
  context: async ({ context }, run) => {
    await withoutEffects(context)
    await run(context)
  },
})
