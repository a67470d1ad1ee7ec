/** Beginnings of the commit messages of “Earlier versions”. */
export const ownMessages = { revert: "Take back: ", reinsert: "Bring back: " }

/** Returns the beginning with which “Earlier versions” has marked a commit message; empty if it has not. */
export const findOwnMessage = (message: string): string =>
  Object.values(ownMessages).find(beginning => message.startsWith(beginning)) ?? ""
