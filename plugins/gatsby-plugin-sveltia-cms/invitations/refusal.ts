/** A request that the function does not carry out, with the reason for the person who edits. */
export class RefusedRequest extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {}
  ) {
    super(message)
  }
}

/** Netlify’s functions accept no larger body (https://docs.netlify.com/functions/overview). */
export const maxBodyBytes = 6_000_000

export const tooLarge =
  "This is too large to save at once: at most 4 MB of pictures can be saved together. Choose smaller pictures, or save one after the other."

export const turnedOff =
  "Editing by an invitation is turned off at the moment. What you typed is kept on this device. Ask the person who invited you."

/** The header of answers that are the function’s own: their message is for the person who edits. */
export const ownAnswer = "x-editor-answer"
