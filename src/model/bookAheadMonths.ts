/** How many months ahead a clinic takes requests that does not say otherwise ("Times and limits" in docs/product.md). */
export const usualBookAheadMonths = 1
