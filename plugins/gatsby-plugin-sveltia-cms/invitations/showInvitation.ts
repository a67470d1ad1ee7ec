import { askSession } from "./askSession"
import { storeInvitedUser } from "./storedUser"

/** The reason why nobody can sign in with a browser that stores nothing for the site. */
export const cookiesRefused =
  "This browser refuses cookies, without which nobody can sign in. Allow cookies for this site, and try again."

const problems = {
  lostCookie:
    "This browser has not kept the sign-in, and the link is used now. Allow cookies for this site, and ask the person who sent the link for a new one.",
  offline: "The site does not answer. The link still works: check your connection, and try again.",
  gone: "Signing in by a link is turned off on this site. Ask the person who sent it.",
}

/** Uses up an invitation. Resolves to the problem in words; `undefined` if the person is signed in. */
export const acceptInvitation = async (invitation: string): Promise<string | undefined> => {
  if (!navigator.cookieEnabled) return cookiesRefused
  const { status, message } = await askSession("POST", { invitation })
  // The answer to an earlier press may have been lost, so the session decides.
  const session = await askSession("GET")
  if (session.status === 200) {
    storeInvitedUser(session.name)
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

/** Shows the page of an invitation. Resolves when the person has pressed its button and is signed in. */
export const showInvitation = (page: HTMLElement, invitation: string, isInApp: boolean): Promise<void> => {
  const button = findPart(page, "button", HTMLButtonElement)
  const problem = findPart(page, "[role=alert]", HTMLElement)
  findPart(page, ".in-app", HTMLElement).hidden = !isInApp
  page.hidden = false
  return new Promise(resolve => {
    const press = async (): Promise<void> => {
      button.disabled = true
      problem.textContent = ""
      const found = await acceptInvitation(invitation)
      button.disabled = false
      if (found === undefined) {
        page.hidden = true
        resolve()
      } else problem.textContent = found
    }
    button.addEventListener("click", () => void press())
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
