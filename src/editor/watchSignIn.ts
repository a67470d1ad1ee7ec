const ended = "GitHub no longer accepts your sign-in: it has ended or was withdrawn. Sign in again."

/** Says in `element` when GitHub refuses what somebody was signed in with: Sveltia CMS only shows the sign-in page again. */
export const watchSignIn = (element: HTMLElement): void => {
  const originalFetch = window.fetch
  window.fetch = async (input, init) => {
    const response = await originalFetch(input, init)
    const isSigned = new Headers(init?.headers).has("authorization")
    if (isSigned) element.textContent = response.status === 401 ? ended : ""
    return response
  }
}
