import { signInEnded } from "../door/watchSignIn"
import type { Site } from "../options"
import type { State } from "./states"

/** Messages of “Earlier versions”. They name forms and fields as the forms do. */

/** The day and the time of a change, by the site’s clock. */
export const formatMoment = (date: string, { timeZone, hour12 }: Site["clock"]): string =>
  new Date(date).toLocaleString("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hour12,
    timeZone,
  })

/** Texts of the publication states. */
export const describeState: Readonly<Record<State["kind"] | "draft", string>> = {
  live: "Live: visitors see it",
  building: "Being built: on the site in a few minutes",
  refused: "Refused: it does not get to the site",
  waiting: "Waits until another change that is refused is corrected or taken back",
  unknown: "It is not known whether it is live",
  draft: "A draft: not on the site. Open its form to publish or discard it",
}

/** Texts of the question about a field that has changed again since the change that is taken back. */
export const conflictWords = {
  reason:
    "These fields have been changed once more since. Choose for each which value it is to have. All other changes of that time are kept.",
  mine: "As before the change",
  theirs: "As it is now",
}

export const outrun =
  "Somebody else has published something at the same moment. Nothing was changed yet: look at what would be different now, and press the button again."

/** Returns the reason for a failure, as a message to the user. */
export const explainFailure = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error)
  if (/^Bad credentials|^status 401/.test(message)) return signInEnded
  // `fetch` rejects with a TypeError on a network error (https://fetch.spec.whatwg.org/#fetch-method).
  return error instanceof TypeError ? "GitHub does not answer. Is there a network? Try again." : message
}
