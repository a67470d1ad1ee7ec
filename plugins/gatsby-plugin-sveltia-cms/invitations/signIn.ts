import { askSession } from "./askSession"
import { forgetUser, isStoredInvitation, readStoredUser, storeInvitedUser } from "./storedUser"
import { turnedOff } from "./refusal"
import { isInAppBrowser, showInvitation, showReason } from "./showInvitation"

/** How this browser is signed in by an invitation. */
export interface SignIn {
  /** Whether the site has the function of invitations, and nobody is signed in by one. */
  canInvite: boolean
  /** Name of the person who is signed in by an invitation. */
  name?: string
  /** Why a person who was invited cannot edit. */
  reason?: string
}

/** Finds out who is signed in by an invitation. Sveltia CMS then signs in this person, and no other. */
export const readSignIn = async (): Promise<SignIn> => {
  const stored = readStoredUser()
  const { status, name, message } = await askSession("GET")
  if (status === 200 && stored.hasSignedOut) {
    await askSession("DELETE")
    return { canInvite: true }
  }
  if (status === 200) {
    storeInvitedUser(name)
    return { canInvite: false, name }
  }
  const canInvite = status === 401
  if (!stored.isInvited) return { canInvite }
  const reason = status === 404 ? turnedOff : message
  // Without an answer, the person is signed in as before.
  return { canInvite, ...(reason ? { reason } : { name: stored.name }) }
}

/** Returns the secret of an invitation’s link; `undefined` if the page was opened without one. */
export const readInvitation = (): string | undefined => /^#([\w-]{22})$/.exec(window.location.hash)?.[1]

/** The two parts of the editor’s page that are shown before the editor (index.html). */
interface Pages {
  invitation: HTMLElement
  reason: HTMLElement
}

/**
 * Resolves to how this browser is signed in. If the page was opened by the link of an invitation, it first shows a
 * button that uses it up: previews of messengers open links, but press nothing. A person who cannot edit any more is
 * told why until she opens another link, or chooses to sign in with GitHub.
 */
export const signIn = async (pages: Pages): Promise<SignIn> => {
  const invitation = readInvitation()
  const found = await readSignIn()
  if (invitation === undefined && found.reason !== undefined) {
    await showReason(pages.reason, found.reason)
    forgetUser()
  }
  if (invitation === undefined) return found
  // The link that was used here opens the editor, as often as it is pressed.
  const isOwn = found.name !== undefined && isStoredInvitation(invitation)
  const visit = { invitation, isInApp: isInAppBrowser(navigator.userAgent), signedIn: found.name }
  if (!isOwn) await showInvitation(pages.invitation, visit)
  window.history.replaceState(null, "", window.location.pathname)
  return isOwn ? found : readSignIn()
}

/** Ends the sign-in by an invitation on this device. Returns why that was not possible, if it was not. */
export const signOut = async (): Promise<string | undefined> => {
  const { status, message } = await askSession("DELETE")
  if (status !== 204) return message || "You are still signed in: there is no connection. Try again."
  forgetUser()
  return undefined
}
