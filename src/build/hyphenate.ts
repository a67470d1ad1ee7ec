import { hyphenateSync } from "hyphen/en-gb"
import { type ContentContext, mapEach, resolvers } from "../content/resolvers"

/** Shorter words fit wherever the site shows them, on the narrowest phone in a wide font. */
const minWordLength = 11

const longWord = new RegExp(`(?<![\\p{L}@.{])\\p{L}{${minWordLength},}(?![\\p{L}@}]|\\.\\p{L})`, "gu")

/** Two letters alone at the end or the start of a line, as in “ap-pointment”, make a reader begin again. */
const hyphenNearEnd = /^(\p{L}{1,2})\u00AD|\u00AD(?=\p{L}{1,2}$)/gu

/**
 * `text` with soft hyphens between the syllables of its long words, by the patterns for British English. The browser shows
 * one only where a line breaks there. Addresses stay as they are.
 */
export const hyphenate = (text: string): string =>
  text.replace(longWord, word => hyphenateSync(word, { minWordLength }).replace(hyphenNearEnd, "$1"))

/**
 * The field extension for interpolated texts: with soft hyphens for words that are shown; without, by default, for those
 * that are sent, compared or read out.
 */
export const interpolatedField = {
  args: { hyphens: { type: "Boolean", defaultValue: false } },
  resolve: async (
    source: Readonly<Record<string, unknown>>,
    { hyphens }: { hyphens: boolean },
    context: ContentContext,
    info: { fieldName: string }
  ): Promise<unknown> => {
    const value: unknown = await resolvers.interpolate(source, {}, context, info)
    return hyphens ? mapEach(value, text => (typeof text === "string" ? hyphenate(text) : text)) : value
  },
}
