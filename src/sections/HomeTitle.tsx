import { VisuallyHidden } from "../components/VisuallyHidden"
import { useClinic } from "../components/useClinic"

/** The home page's title for screen readers: everybody else sees the name and the announcement in the header. */
export const HomeTitle = () => {
  const { name, hours } = useClinic()
  return (
    <VisuallyHidden as="h1">
      <span translate="no">{`${name}.`}</span> {hours.openNow}
    </VisuallyHidden>
  )
}
