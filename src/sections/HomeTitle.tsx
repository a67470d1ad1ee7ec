import { VisuallyHidden } from "../components/typography"
import { useSite } from "../components/useSite"

/** Shows the home page's title for screen readers. Other visitors see the name and the announcement in the header. */
export const HomeTitle = () => {
  const { name } = useSite().clinic
  const { announcement } = useSite().hours
  return (
    <VisuallyHidden as="h1">
      <span translate="no">{`${name}.`}</span> {announcement}
    </VisuallyHidden>
  )
}
