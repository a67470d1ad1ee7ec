/** Name of the form value that holds the text of the loaded file, trimmed. */
export const loadedText = "loadedText"
