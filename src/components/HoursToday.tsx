import { OpenNow } from "./OpenNow"
import { useSite } from "./useSite"

/** Shows the opening hours, and whether the clinic is open now. */
export const HoursToday = () => (
  <>
    {useSite().hours.lines.map(line => (
      <p key={line}>{line}</p>
    ))}
    <p>
      <OpenNow />
    </p>
  </>
)
