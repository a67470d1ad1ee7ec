import { OpenNow } from "./OpenNow"
import { useHours, useMainPlaceName } from "./useClinic"

/** Shows the hours of the main place and whether it is open now, after its name if there are other places. */
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
