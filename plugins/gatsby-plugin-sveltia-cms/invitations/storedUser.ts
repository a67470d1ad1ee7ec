import { read, readText } from "../../gatsby-plugin-content-model/json"
import { tryParseJson } from "../tryParseJson"

/** Storage key of the user in Sveltia CMS, which signs in a user that it finds there. */
const storageKey = "sveltia-cms.user"

/** What a person who was invited has in place of a token: the function knows her by the cookie. */
const invitedToken = "invitation"

/** The user that Sveltia CMS has stored. */
interface StoredUser {
  name: string
  isInvited: boolean
  /** Whether Sveltia CMS has a sign-in of the user, which may have ended. */
  isSignedIn: boolean
  /** Whether somebody has pressed “Sign Out” in Sveltia CMS. */
  hasSignedOut: boolean
}

export const readStoredUser = (): StoredUser => {
  const text = localStorage.getItem(storageKey)
  const { name, token } = read({ name: readText, token: readText }, tryParseJson(text))
  return {
    name,
    isInvited: token === invitedToken,
    isSignedIn: token !== "",
    hasSignedOut: text !== null && token === "",
  }
}

/** Makes Sveltia CMS sign in a person who was invited. */
export const storeInvitedUser = (name: string): void =>
  localStorage.setItem(storageKey, JSON.stringify({ backendName: "github", token: invitedToken, name }))

export const forgetUser = (): void => localStorage.removeItem(storageKey)

const invitationKey = "editor-invitation"

/** Notes the invitation that was used on this device: nobody can use it again. */
export const storeInvitation = (invitation: string): void => localStorage.setItem(invitationKey, invitation)

/** Returns whether an invitation is the one that was used on this device. */
export const isStoredInvitation = (invitation: string): boolean => localStorage.getItem(invitationKey) === invitation
