import pt from "./pt.json"

/** The translations of the interface that come with the site, keyed by language: the JSON files beside this one. */
export const shippedWords: Readonly<Record<string, unknown>> = { pt }
