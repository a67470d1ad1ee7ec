import type { Clock, Moment, Opening, Times } from "./clock"
import { type OpeningWeek, type OpeningWords, findOpening } from "./openingClock"

interface PlaceHours extends OpeningWeek {
  name: string
  business?: readonly Times[] | undefined
}

/**
 * The hours of a clinic with several places, the main one first. `{place}` in its sentences stands for a place's name.
 */
export interface PlacesClock extends Clock, OpeningWords {
  /** The sentence that the main place is closed, shown before the name of another place that is open. */
  mainClosed: string
  places: readonly PlaceHours[]
}

/**
 * Returns which place is open at a moment, with the main place before the others. If all are closed, it returns the
 * place that opens first, so that nobody reads only “closed” when there is somewhere to go.
 */
export const findOpenPlace = (clock: PlacesClock, moment: Moment): Opening =>
  clock.places
    .map(({ name, ...hours }, index) => {
      const { opens, sentence } = findOpening({ ...clock, ...hours }, moment)
      const said = sentence.replace("{place}", () => name)
      return { ...hours, opens, sentence: index && !opens ? clock.mainClosed + said : said }
    })
    // The next opening of a place that is open is an empty text, which sorts before all others.
    .reduce((first, other) => (other.opens < first.opens ? other : first))
