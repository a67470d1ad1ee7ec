import { askSession } from "./askSession"
import { storeInvitation, storeInvitedUser } from "./storedUser"

/** The reason why nobody can sign in with a browser that stores nothing for the site. */
export const cookiesRefused =
  "This browser refuses cookies, without which nobody can sign in. Allow cookies for this site, and try again."

const problems = {
  lostCookie:
    "This browser has not kept the sign-in, and the link is used now. Allow cookies for this site, and ask the person who sent the link for a new one.",
  offline: "The site does not answer. The link still works: check your connection, and try again.",
  gone: "Signing in by a link is turned off on this site. Ask the person who sent it.",
}

/**
 * Uses up an invitation. Resolves to the problem in words; `undefined` if its person is signed in. `before` is the name of
 * the person who was signed in here before.
 */
export const acceptInvitation = async (invitation: string, before?: string): Promise<string | undefined> => {
  if (!navigator.cookieEnabled) return cookiesRefused
  const { status, message } = await askSession("POST", { invitation })
  // The answer to an earlier press may have been lost, so the session decides.
  const session = await askSession("GET")
  if (session.status === 200 && (status === 200 || session.name !== before)) {
    storeInvitedUser(session.name)
    storeInvitation(invitation)
    return undefined
  }
  if (status === 200) return problems.lostCookie
  if (status === 404) return problems.gone
  return message || problems.offline
}

/**
 * Returns whether this is the browser within another app, such as WhatsApp, which has cookies of its own and may forget
 * them. Those of Android name their WebView `wv`, and those of iOS do not name Safari.
 */
export const isInAppBrowser = (userAgent: string): boolean =>
  /; wv\)|WhatsApp|FBA[NV]|Instagram|Telegram|\bLine\//.test(userAgent) ||
  (/iPhone|iPad/.test(userAgent) && !userAgent.includes("Safari/"))

const findPart = <Part extends HTMLElement>(page: HTMLElement, selector: string, kind: new () => Part): Part => {
  const part = page.querySelector(selector)
  if (!(part instanceof kind)) throw new Error(`The editor’s page has no ${selector}.`)
  return part
}

/** Somebody who opens an invitation. */
interface Visit {
  invitation: string
  isInApp: boolean
  /** Name of the person who is signed in on this device already. */
  signedIn?: string | undefined
}

/**
 * Shows the page of an invitation. Resolves when its person is signed in, or when the one who was signed in before stays.
 * On a shared device, only a question tells whose turn it is.
 */
export const showInvitation = (page: HTMLElement, { invitation, isInApp, signedIn }: Visit): Promise<void> => {
  const button = findPart(page, "button", HTMLButtonElement)
  const stay = findPart(page, ".stay", HTMLButtonElement)
  const question = findPart(page, ".signed-in", HTMLElement)
  const problem = findPart(page, "[role=alert]", HTMLElement)
  findPart(page, ".in-app", HTMLElement).hidden = !isInApp
  question.hidden = stay.hidden = signedIn === undefined
  if (signedIn === undefined) stay.remove()
  else {
    question.textContent = `${signedIn} is signed in on this device. Who is editing now?`
    button.textContent = `Not ${signedIn}: use the link, and sign ${signedIn} out here`
    stay.textContent = `${signedIn}`
  }
  page.hidden = false
  return new Promise(resolve => {
    const leave = (): void => {
      page.hidden = true
      resolve()
    }
    const press = async (): Promise<void> => {
      button.disabled = stay.disabled = true
      problem.textContent = ""
      const found = await acceptInvitation(invitation, signedIn)
      button.disabled = stay.disabled = false
      if (found === undefined) leave()
      else problem.textContent = found
    }
    button.addEventListener("click", () => void press())
    stay.addEventListener("click", leave)
  })
}

/** Shows why a person who was invited cannot edit. Resolves when the button to sign in with GitHub is pressed. */
export const showReason = (page: HTMLElement, reason: string): Promise<void> => {
  findPart(page, "[role=alert]", HTMLElement).textContent = reason
  page.hidden = false
  return new Promise(resolve => {
    const press = (): void => {
      page.hidden = true
      resolve()
    }
    findPart(page, "button", HTMLButtonElement).addEventListener("click", press)
  })
}
