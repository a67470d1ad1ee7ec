import type { Github } from "../door/github"
import { createLimiter } from "./createLimiter"
import { BrokenList, type Editors, changeEditors, readEditors } from "./editors"
import { createBusy } from "./http"
import { RefusedRequest } from "./refusal"

const brokenList = new RefusedRequest(
  503,
  "The list of people who may edit this site is damaged, so nobody can sign in by a link. What you typed is kept on this device. Tell an owner of the site."
)

/** The list is read again when it is older. A person who was removed can do nothing after that. */
const listMs = 30_000

/**
 * How often in a minute a younger list is read again, for a device or an invitation that is not on it: with twenty copies
 * of the function, strangers still cannot use up what GitHub allows the App in an hour.
 */
const maxReads = 2

const busyList = createBusy(
  "The editor was asked too often who may edit this site. A link that was not used yet still works.",
  listMs / 1000
)

/** The list of people, which each copy of the function keeps for a short time. */
export interface KnownEditors {
  /** Returns the list as it was read or changed last. */
  get: () => Editors
  /** Reads the list again if it is old, or does not contain what it is asked for. */
  refresh: (isKnown: boolean) => Promise<void>
  /** Changes the list in the repository, with this message. */
  change: (message: string, change: (editors: Editors) => Editors) => Promise<void>
}

/** Creates the list that is kept; at first it is empty and old. */
export const createKnownEditors = (github: Github): KnownEditors => {
  const isListBusy = createLimiter(maxReads, 60_000)
  let known: { editors: Editors; time: number } = { editors: [], time: 0 }
  const remember = (editors: Editors): void => {
    known = { editors, time: Date.now() }
  }
  return {
    get: () => known.editors,
    refresh: async isKnown => {
      const isOld = Math.abs(Date.now() - known.time) > listMs
      if (!isOld && isKnown) return
      if (!isOld && isListBusy("")) throw busyList
      const { editors } = await readEditors(github).catch((error: unknown): never => {
        throw error instanceof BrokenList ? brokenList : error
      })
      remember(editors)
    },
    change: async (message, change) => remember(await changeEditors(github, `Editors: ${message}`, change)),
  }
}
