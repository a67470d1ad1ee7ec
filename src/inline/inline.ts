/** The only script that a page runs immediately, after the addresses of Gatsby's own scripts. */
import { startPage } from "./startPage"

startPage()
