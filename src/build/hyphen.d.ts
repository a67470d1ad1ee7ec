/** British patterns of the package `hyphen`, which has no types of its own. */
declare module "hyphen/en-gb" {
  export const hyphenateSync: (text: string, options?: { hyphenChar?: string; minWordLength?: number }) => string
}
