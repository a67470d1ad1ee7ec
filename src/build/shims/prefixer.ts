/** Stylis adds prefixes for browsers of before 2016; styled-components asks for them only where it is told to. */
export const prefix = (value: string): string => value
