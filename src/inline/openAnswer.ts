/**
 * Opens the answer that the URL names, and scrolls to it. Current browsers do this by themselves; this is for older
 * ones.
 */
export const openAnswer = (): void => {
  const answer = document.getElementById(location.hash.slice(1))
  const details = answer?.closest("details:not([open])")
  details?.toggleAttribute("open", true)
  if (details) answer?.scrollIntoView()
}
