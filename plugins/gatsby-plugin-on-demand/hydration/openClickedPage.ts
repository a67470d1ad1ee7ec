/**
 * Makes Gatsby open only the page of the last click. Gatsby shows each page as soon as its data has loaded, even one
 * that was requested before another. On a slow network it would replace the page that the visitor chose last.
 */
export const openClickedPage = (): void => {
  const { ___loader: loader, ___navigate: navigate } = window
  let last = 0
  window.___navigate = (to, options) => {
    last += 1
    const press = last
    // Gatsby waits for the same data, so it is already loaded then.
    void loader.loadPage(to).then(() => press === last && navigate(to, options))
  }
  // Going back or forward is also a choice of another page.
  addEventListener("popstate", () => {
    last += 1
  })
}
