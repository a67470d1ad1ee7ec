import { ButtonLink } from "../components/Button"
import { pages } from "../model/links/pages"
import { useWords } from "../words/useWords"

/** Shows a link to the home page, on pages without other links. */
export const ReturnHomeLink = () => <ButtonLink to={pages.home.path}>{useWords("layout").returnHome}</ButtonLink>
