/** Declarations for a link or a button that a finger hits: 44 px high, its text in the middle. */
export const touchTarget = "display: inline-flex; align-items: center; min-height: 2.75rem;"
