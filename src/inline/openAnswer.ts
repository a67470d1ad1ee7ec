/**
 * Opens the answer that the address names. Browsers of today do it by themselves; after the others have opened it, it is
 * where they would have scrolled to.
 */
export const openAnswer = (): void => {
  const answer = document.getElementById(location.hash.slice(1))
  const details = answer?.closest("details:not([open])")
  details?.toggleAttribute("open", true)
  if (details) answer?.scrollIntoView()
}
