import styled from "styled-components"
import { useClinic } from "../components/useClinic"
import { untilHook } from "../inline/contract"
import { useWords } from "../words/useWords"
import { useNextFirst } from "./useNextFirst"

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

/** How many special days are shown at once. */
const maxDaysShown = 2

/** Shows the special days of a place: the next two, and all of them when somebody asks. */
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
