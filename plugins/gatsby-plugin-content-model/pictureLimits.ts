/** How large the file of a picture may be. */
export const maxPictureBytes = 20_000_000

/** Bytes as people say them: `20 MB`. */
export const formatMegabytes = (bytes: number): string => `${Math.round(bytes / 100_000) / 10} MB`
