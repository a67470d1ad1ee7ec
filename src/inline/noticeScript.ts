/**
 * The script in the head of pages with a notice: before anything is painted it is known whether the notice is shown.
 */
import { watchNotice } from "./notice"

/** When it is shown, from the build. */
declare const NOTICE: Readonly<Record<"from" | "until", number>>

watchNotice(NOTICE.from, NOTICE.until)
