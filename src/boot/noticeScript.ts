/** Runs in the head of pages with a notice: before anything is painted it is known whether the notice is shown. */
import { noticeScriptId } from "./contract"
import { watchNotice } from "./notice"

const { from, until } = document.querySelector<HTMLElement>(`#${noticeScriptId}`)?.dataset ?? {}
watchNotice(Number(from), Number(until))
