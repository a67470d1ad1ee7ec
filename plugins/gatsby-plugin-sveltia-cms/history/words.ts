import { signInEnded } from "../door/failures"
import type { State } from "./readStates"

/** Messages of “Earlier versions”. They name forms and fields as the forms do. */

/** Texts of the publication states. */
export const describeState: Readonly<Record<State["kind"] | "draft", string>> = {
  live: "Live: visitors see it",
  scheduled: "Live, but visitors do not see it now",
  building: "Being built: on the site in a few minutes",
  refused: "Rejected: it does not reach the site",
  waiting: "Waiting until another change, which was rejected, is corrected or taken back",
  unknown: "Unknown: it may or may not be live",
  draft: "A draft: not on the site. Open its form to publish or discard it",
}

/** Describes the number of publications this month, and how many are left; `limit` is 0 if the host has no limit. */
export const describePublications = (count: number, limit: number): string => {
  const done = `${count === 1 ? "One change has" : `${count} changes have`} been published this month.`
  return limit ? `${done} The host allows about ${limit} a month: ${Math.max(0, limit - count)} left.` : done
}

/** Texts of the question about a field that has changed again since the change that is taken back. */
export const conflictWords = {
  reason:
    "These fields have changed again since then. Choose which value each of them should have. All other changes made since then are kept.",
  mine: "As before the change",
  theirs: () => "As it is now",
  removed: { mine: "Before the change there was no such entry", theirs: () => "This entry has been removed since" },
}

export const publishedMeanwhile =
  "Somebody else has published a change at the same moment. Nothing has changed yet: look at what would be different now, and press the button again."

/** Returns the reason for a failure, as a message to the user. */
export const explainFailure = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error)
  return message === "status 401" ? signInEnded : message
}
