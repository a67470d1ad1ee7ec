/**
 * Returns today as `YYYY-MM-DD`, from the UTC date string ("Forms" in docs/product.md). Call it during the visit, not
 * in the build.
 */
export const getUtcToday = (): string => new Date().toISOString().slice(0, 10)
