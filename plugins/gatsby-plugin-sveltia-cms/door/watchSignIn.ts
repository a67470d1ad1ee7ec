import type { Step } from "./door"

export const signInEnded = "GitHub no longer accepts your sign-in: it has ended or was withdrawn. Sign in again."

/** Says in `element` when GitHub refuses what somebody was signed in with: Sveltia CMS only shows the sign-in page again. */
export const watchSignIn = (element: HTMLElement): Step => ({
  afterAnswer: ({ response }) => {
    element.textContent = response.status === 401 ? signInEnded : ""
    return undefined
  },
})
