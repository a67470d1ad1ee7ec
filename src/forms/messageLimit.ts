/** The longest contact message, in characters as people count them. */
export const messageLimit = 5000
