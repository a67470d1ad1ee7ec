/** Today as `YYYY-MM-DD`, from the UTC date string ("Forms" in docs/product.md). Call it in the visitor's moment only. */
export const getUtcToday = (): string => new Date().toISOString().slice(0, 10)
