import { OpenNow } from "./OpenNow"
import { useHours } from "./useClinic"

/** Shows the opening hours, and whether the clinic is open now. */
export const HoursToday = () => (
  <>
    {useHours().lines.map(line => (
      <p key={line}>{line}</p>
    ))}
    <p>
      <OpenNow />
    </p>
  </>
)
