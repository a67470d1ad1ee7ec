import { VisuallyHidden } from "../components/VisuallyHidden"
import { useClinic, useHours } from "../components/useClinic"

/** Shows the home page's title for screen readers. Other visitors see the name and the announcement in the header. */
export const HomeTitle = () => {
  const { name } = useClinic()
  const { announcement } = useHours()
  return (
    <VisuallyHidden as="h1">
      <span translate="no">{`${name}.`}</span> {announcement}
    </VisuallyHidden>
  )
}
