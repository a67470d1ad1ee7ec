import type { Step } from "./door"

export const signInEnded = "GitHub no longer accepts your sign-in: it has expired or was withdrawn. Sign in again."

/** Shows in `element` that GitHub no longer accepts the sign-in: Sveltia CMS only returns to its sign-in page. */
export const watchSignIn = (element: HTMLElement): Step => ({
  afterAnswer: ({ response }) => {
    element.textContent = response.status === 401 ? signInEnded : ""
    return undefined
  },
})
