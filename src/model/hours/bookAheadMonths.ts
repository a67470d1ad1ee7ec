/** Default number of months ahead that a clinic takes requests ("Times and limits" in docs/product.md). */
export const usualBookAheadMonths = 1
