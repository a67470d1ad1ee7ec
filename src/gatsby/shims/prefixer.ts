/** Stylis adds prefixes for browsers from before 2016; styled-components uses them only where it is configured to. */
export const prefix = (value: string): string => value
