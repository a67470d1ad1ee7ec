/** Maximum size of a picture's file, in bytes. */
export const maxPictureBytes = 20_000_000

/** Formats a number of bytes in megabytes: `20 MB`. */
export const formatMegabytes = (bytes: number): string => `${Math.round(bytes / 100_000) / 10} MB`
