/** Keeps a phone number on one line, unless the line is shorter than the number: then it breaks between its groups. */
export const wholeNumber = "display: inline-block; max-width: 100%; overflow-wrap: normal;"
