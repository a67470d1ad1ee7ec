/**
 * Shows the page for somebody who is not signed in and has opened the editor without a link. Resolves when they choose to
 * sign in with GitHub.
 */
export const showEntrance = (page: HTMLElement): Promise<void> => {
  page.hidden = false
  return new Promise(resolve =>
    page.querySelector("button")?.addEventListener(
      "click",
      () => {
        page.hidden = true
        resolve()
      },
      { once: true }
    )
  )
}
