/** What the forms of a preview add to their answers. */
export const nothingWasSent = "This is a preview: nothing was sent."
