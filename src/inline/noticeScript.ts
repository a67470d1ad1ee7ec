/** The script in the head of pages with a notice: it decides before the first paint whether the notice is shown. */
import { watchNotice } from "./notice"

/** The times of the notice, from the build. */
declare const NOTICE: Readonly<Record<"from" | "until", number>>

watchNotice(NOTICE.from, NOTICE.until)
