import { useSyncExternalStore } from "react"
import styled from "styled-components"
import { useClinic } from "../components/useClinic"
import { splitMoment } from "../inline/clock"
import { untilHook } from "../inline/contract"
import { yearlyYear } from "../model/yearly"
import { useWords } from "../words/useWords"

const SpecialDays = styled.ul.attrs({ role: "list" })`
  margin-top: 0.5rem;
  li + li {
    margin-top: 0.25rem;
  }
  /* Only the next two, until somebody asks for all: what is over is hidden. */
  details:not([open]) + & > li:not([hidden]) ~ li:not([hidden]) ~ li {
    display: none;
  }
  @media print {
    details + & > li:not([hidden]) {
      display: list-item;
    }
  }
`

/** Returns the next date of a special day from `today` on. A day of every year is in this year or the next. */
const findNext = (date: string, today: string): string => {
  if (!date.startsWith(yearlyYear)) return date
  const year = Number(today.slice(0, 4))
  const day = date.slice(4)
  return `${day < today.slice(4) ? year + 1 : year}${day}`
}

const subscribeToNothing = (): (() => void) => () => undefined

/** Returns special days sorted by their next date if some recur every year: only the browser knows today's date. */
const useNextFirst = <Day extends { readonly date: string }>(
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

/** Number of special days that are shown at first. */
const maxDaysShown = 2

/** Shows the next two special days of a place, and all of them on request. */
export const SpecialDayList = ({ days: given }: { days: readonly { date: string; text: string }[] }) => {
  const { timeZone } = useClinic().locale
  const days = useNextFirst(given, timeZone)
  const words = useWords("contactCards")
  const lastDay = given.toSorted((one, other) => one.date.localeCompare(other.date)).at(-1)
  return (
    <>
      {days.length > maxDaysShown && (
        <details>
          <summary>{words.allSpecialDays}</summary>
        </details>
      )}
      {lastDay && (
        <SpecialDays aria-label={words.specialDays} {...{ [untilHook]: lastDay.date }}>
          {days.map(({ date, text }) => (
            <li key={text} {...{ [untilHook]: date }}>
              {text}
            </li>
          ))}
        </SpecialDays>
      )}
    </>
  )
}
