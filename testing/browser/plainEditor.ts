import { type BrowserContext, test as base } from "@playwright/test"

/**
 * Disables the visual effects of the editor's views in a context: fading between views, blurring behind menus, and
 * shadows. They belong to the CMS, and painting them without a graphics card takes a third of the tests' processor
 * time. The preview is in a frame and is not affected.
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
    // A constructed style sheet needs no exception in the content security policy.
    document.adoptedStyleSheets.push(sheet)
  })
}

/** A Playwright test of the editor without these effects. */
export const test = base.extend({
  // Otherwise each press would wait for the editor's own fade effects.
  contextOptions: { reducedMotion: "reduce" },
  context: async ({ context }, run) => {
    await withoutEffects(context)
    await run(context)
  },
})
