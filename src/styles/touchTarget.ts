/** Declarations for a link or button that is easy to press: 44 px high, with its text in the middle. */
export const touchTarget = "display: inline-flex; align-items: center; min-height: 2.75rem;"
