import { ButtonLink } from "../components/Button"
import { pages } from "../model/pages"
import { useWords } from "../words/useWords"

/** Shows the way home from a page that leads nowhere else. */
export const ReturnHomeLink = () => <ButtonLink to={pages.home.path}>{useWords("layout").returnHome}</ButtonLink>
