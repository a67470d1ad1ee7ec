import { ButtonLink } from "../components/Button"
import { pages } from "../content/pages"

/** The way home from a page that leads nowhere else. */
export const ReturnHomeLink = () => <ButtonLink to={pages.home.path}>Return to Home</ButtonLink>
