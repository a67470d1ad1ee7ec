import { OpenNow } from "./OpenNow"
import { useHours, useMainPlaceName } from "./useClinic"

/** Shows when the main place is open, and whether it is now; its name first, where there are others. */
export const MainPlaceHours = () => {
  const name = useMainPlaceName()
  return (
    <>
      {name && <p translate="no">{name}</p>}
      {useHours().lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <OpenNow />
      </p>
    </>
  )
}
