import { useSyncExternalStore } from "react"
import { yearlyYear } from "../model/yearly"
import { splitMoment } from "../inline/clock"

/** Returns the last day of a special day from `today` on: that of every year is in this year or the next. */
const findNext = (date: string, today: string): string => {
  if (!date.startsWith(yearlyYear)) return date
  const year = Number(today.slice(0, 4))
  const day = date.slice(4)
  return `${day < today.slice(4) ? year + 1 : year}${day}`
}

const subscribeToNothing = (): (() => void) => () => undefined

/** Returns special days by their next time, where some are those of every year: only the browser knows what day it is. */
export const useNextFirst = <Day extends { readonly date: string }>(
  days: readonly Day[],
  timeZone: string
): readonly Day[] => {
  const isYearly = days.some(({ date }) => date.startsWith(yearlyYear))
  const today = useSyncExternalStore(
    subscribeToNothing,
    () => (isYearly ? (splitMoment(Date.now(), timeZone)[0] ?? "") : ""),
    () => ""
  )
  if (!today) return days
  return days.toSorted((one, other) => findNext(one.date, today).localeCompare(findNext(other.date, today)))
}
