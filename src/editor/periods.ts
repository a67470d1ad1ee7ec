import { parseDateTime } from "../../plugins/gatsby-plugin-content-model/json"
import type { Editor } from "../../plugins/gatsby-plugin-sveltia-cms"
import { model } from "../model/model"

/** Returns the functions that say when visitors see the content of a form. `timeZone` is the clinic's. */
export const createPeriods = (timeZone: string): Editor["periods"] => ({
  notice: value => {
    const { from, until } = model.notice.read(value)
    return { from: parseDateTime(from, timeZone), until: parseDateTime(until, timeZone) }
  },
})
