import { type Clock, askToCall, getWeekday, isWithin, splitMoment } from "./clock"
import { type OpeningClock, dayMs, describeOpening, findSpecial } from "./openingClock"

/** The hours of a clinic with several places, the main one first; each one's sentences name it. */
export interface PlacesClock extends Clock {
  /** That the main place is closed, said before another that is open. */
  mainClosed: string
  /** A place without a week is always open. */
  places: readonly (Clock | OpeningClock)[]
}

const listTimes = (clock: OpeningClock, day: string) => findSpecial(clock, day) ?? clock.week[getWeekday(day)] ?? []

/** Returns the day and the time at which a place that is closed opens next, as a text that sorts. */
const findNextOpening = (clock: OpeningClock, today: string, time: string): string => {
  for (let ahead = 0; ahead < 366; ahead += 1) {
    const day = new Date(Date.parse(today) + ahead * dayMs).toISOString().slice(0, 10)
    for (const [opens] of listTimes(clock, day)) if (ahead || time < opens) return `${day} ${opens}`
  }
  return "9999"
}

/**
 * Says which place is open at a moment: the main one before the others. Where none is, which of them opens first, so that
 * nobody reads “closed” while there is somewhere to go.
 */
export const describePlaces = ({ places, mainClosed, zone }: PlacesClock, now: number): string => {
  const moment = splitMoment(now, zone)
  const [today = "", time = ""] = moment
  const closed: [string, OpeningClock][] = []
  for (const place of places) {
    if ("week" in place && !isWithin(listTimes(place, today), time)) {
      closed.push([findNextOpening(place, today, time), place])
      continue
    }
    const sentence = ("week" in place && describeOpening(place, now)) || place.open
    return `${closed.length ? `${mainClosed} ` : ""}${place.business ? askToCall(place, moment, sentence) : sentence}`
  }
  const [first] = closed.toSorted(([one], [other]) => Number(one > other) - Number(one < other))
  return first ? describeOpening(first[1], now) : ""
}
