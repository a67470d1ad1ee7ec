/** The inline script of a page with a form. */
import { startForm } from "./startForm"
import { startPage } from "./startPage"

startPage(startForm)
