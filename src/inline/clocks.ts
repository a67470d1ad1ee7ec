import type { Clock } from "./clock"
import type { OpeningClock } from "./openingClock"

/** The clinic's hours: one of these, or none if the sentence is the same at any time. */
export interface Clocks {
  always?: Clock | undefined
  week?: OpeningClock | undefined
}
