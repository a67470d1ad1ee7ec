import type { Clock, Moment, Opening, Times } from "./clock"
import { type OpeningWeek, type OpeningWords, findOpening } from "./openingClock"

interface PlaceHours extends OpeningWeek {
  name: string
  business?: readonly Times[] | undefined
}

/** The hours of a clinic with several places, the main one first. In its sentences `{place}` is the name of one. */
export interface PlacesClock extends Clock, OpeningWords {
  /** That the main place is closed, said before another that is open. */
  mainClosed: string
  places: readonly PlaceHours[]
}

/**
 * Finds out which place is open at a moment: the main one before the others. Where none is, which of them opens first, so
 * that nobody reads “closed” while there is somewhere to go.
 */
export const findOpenPlace = (clock: PlacesClock, moment: Moment): Opening =>
  clock.places
    .map(({ name, ...hours }, index) => {
      const { opens, sentence } = findOpening({ ...clock, ...hours }, moment)
      const said = sentence.replace("{place}", () => name)
      return { ...hours, opens, sentence: index && !opens ? clock.mainClosed + said : said }
    })
    // The next opening of a place that is open is an empty text, before those of all others.
    .reduce((first, other) => (other.opens < first.opens ? other : first))
