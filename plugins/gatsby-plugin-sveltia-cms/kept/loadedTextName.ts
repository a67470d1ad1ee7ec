/** The value of a form that is the text of the file that it was filled from, without spaces around it. */
export const loadedText = "loadedText"
