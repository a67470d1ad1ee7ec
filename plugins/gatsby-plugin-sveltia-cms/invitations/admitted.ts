import { Refusal } from "../door/door"

/** A request for GitHub, and what the function itself changes in the answer. */
export interface Admitted {
  /** Path below the repository’s URL; `undefined` for the GraphQL API. */
  path?: string
  method: string
  body?: unknown
  completeAnswer?: ((answer: unknown) => unknown) | undefined
}

/** Refuses a request in words for the person who edits. */
export const refuse = (message: string): never => {
  throw new Refusal(message)
}
