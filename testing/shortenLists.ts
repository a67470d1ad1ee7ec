import { isRecord } from "../plugins/gatsby-plugin-content-model/json"

/** As many as the home page's tasks need. */
const mostEntries = 5

/** Returns the content with lists of at most five entries, which is checked and rendered in a fraction of the time. */
export const shortenLists = (data: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    Array.isArray(value) && isRecord(value[0]) ? value.slice(0, mostEntries) : value
  )
