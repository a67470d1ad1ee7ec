/** The only script that a page runs immediately, after the URLs of Gatsby's own scripts. */
import { startPage } from "./startPage"

startPage()
