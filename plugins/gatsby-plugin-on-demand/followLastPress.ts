/**
 * Makes the last press on a link count. Gatsby shows a page as soon as its data have come, also one that was asked for before
 * another: on a slow network the visitor would be taken away again from the page that was chosen last.
 */
export const followLastPress = (): void => {
  const { ___loader: loader, ___navigate: navigate } = window
  let last = 0
  window.___navigate = (to, options) => {
    last += 1
    const press = last
    // Gatsby, too, waits for the page's data: then it has them.
    void loader.loadPage(to).then(() => press === last && navigate(to, options))
  }
  // Who goes back has chosen another page as well.
  addEventListener("popstate", () => {
    last += 1
  })
}
