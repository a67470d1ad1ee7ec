/** A request that the function does not carry out, with the reason for the person who edits. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {}
  ) {
    super(message)
  }
}

/** The header of answers that are the function’s own: their message is for the person who edits. */
export const ownAnswer = "x-editor-answer"
