import styled from "styled-components"
import { untilHook } from "../inline/contract"
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
`

/** Number of special days that are shown at first. */
const maxDaysShown = 2

/** Shows the next two special days of the clinic in the order of the calendar, and all of them on request. */
export const SpecialDayList = ({ days }: { days: readonly { date: string; text: string }[] }) => {
  const words = useWords("contactCards")
  const lastDay = days.at(-1)
  // Once this day is over, no more days are left than are shown at first.
  const firstHidden = days.at(-1 - maxDaysShown)
  return (
    <>
      {firstHidden && (
        <details {...{ [untilHook]: firstHidden.date }}>
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
