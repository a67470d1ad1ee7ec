import type { Clock } from "./clock"
import type { OpeningClock } from "./openingClock"
import type { PlacesClock } from "./placesClock"

/** The clinic's hours: one of these, or none if the sentence is the same at any time. */
export interface Clocks {
  always?: Clock | undefined
  week?: OpeningClock | undefined
  places?: PlacesClock | undefined
}
