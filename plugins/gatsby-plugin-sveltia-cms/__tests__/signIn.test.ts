/** @jest-environment jsdom */
import { readFileSync } from "node:fs"
import path from "node:path"
import { acceptInvitation, isInAppBrowser, showInvitation } from "../invitations/showInvitation"
import { ownAnswer } from "../invitations/refusal"
import { readSignIn, signIn, signOut } from "../invitations/signIn"

/** An answer of the function; a status alone is that of a host without it, and 0 is no network. */
type Answer = readonly [status: number, body?: object]

const used = "This link was used already. Ask the person who sent it for a new link."
const ended = "You are not signed in on this device any more."
const ruth = { name: "Ruth" }

/** Lets requests be answered in this order. Returns the methods of the requests. */
const answerWith = (...answers: Answer[]): string[] => {
  const asked: string[] = []
  window.fetch = (_, init) => {
    asked.push(init?.method ?? "GET")
    const [status, body] = answers[asked.length - 1] ?? [0]
    if (!status) return Promise.reject(new TypeError("Failed to fetch"))
    const headers = new Map(body ? [[ownAnswer, "1"]] : [])
    const text = async () => JSON.stringify(body ?? "<!doctype html>")
    return Promise.resolve<Response>(Object.assign(Object.create(null), { status, ok: status < 300, headers, text }))
  }
  return asked
}

const storageKey = "sveltia-cms.user"
const storedToken = (): unknown => JSON.parse(localStorage.getItem(storageKey) ?? "{}").token

beforeEach(() => localStorage.clear())

it("signs in the person of an invitation", async () => {
  answerWith([200, ruth], [200, ruth])
  expect(await acceptInvitation("secret")).toBeUndefined()
  expect(storedToken()).toBe("invitation")
})

it("signs in if only the answer was lost, and the link is used now", async () => {
  answerWith([0], [0], [403, { message: used }], [200, ruth])
  expect(await acceptInvitation("secret")).toMatch(/link still works/)
  expect(await acceptInvitation("secret")).toBeUndefined()
})

it.each<readonly [string, Answer, RegExp]>([
  ["the link was used", [403, { message: used }], /used already.*Ask the person who sent it for a new link/],
  ["the browser keeps no cookies", [200, ruth], /not kept the sign-in.*a new one/],
  ["the host has no function", [404], /turned off on this site/],
  ["the host answers with a page", [200], /turned off on this site/],
  ["the network is gone", [0], /link still works/],
  ["GitHub is down", [502, { message: "GitHub has a problem at the moment." }], /GitHub has a problem/],
])("says in words that %s", async (_, answer, expected) => {
  answerWith(answer, [401, { message: ended }])
  expect(await acceptInvitation("secret")).toMatch(expected)
  expect(storedToken()).toBeUndefined()
})

it("does not use a link up in a browser that refuses cookies", async () => {
  const asked = answerWith()
  jest.spyOn(navigator, "cookieEnabled", "get").mockReturnValueOnce(false)
  expect(await acceptInvitation("secret")).toMatch(/^This browser refuses cookies/)
  expect(asked).toEqual([])
})

const page = (name: string): HTMLElement => {
  const document = new DOMParser().parseFromString(
    readFileSync(path.join(__dirname, "../index.html"), "utf8"),
    "text/html"
  )
  const found = document.getElementById(name)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}

it.each([true, false])(
  "uses a link up only when its button is pressed (in another app’s browser: %s)",
  async isInApp => {
    const asked = answerWith([200, ruth], [200, ruth])
    const invitation = page("invitation")
    const done = showInvitation(invitation, { invitation: "secret", isInApp })
    expect([invitation.hidden, invitation.querySelector<HTMLElement>(".in-app")?.hidden]).toEqual([false, !isInApp])
    expect(asked).toEqual([])
    invitation.querySelector("button")?.click()
    await done
    expect([invitation.hidden, asked]).toEqual([true, ["POST", "GET"]])
  }
)

it("offers to invite only where the function is and nobody is signed in by it", async () => {
  answerWith([404])
  expect(await readSignIn()).toEqual({ canInvite: false })
  answerWith([401, { message: ended }])
  expect(await readSignIn()).toEqual({ canInvite: true })
  answerWith([200, ruth])
  expect(await readSignIn()).toEqual({ canInvite: false, name: "Ruth" })
})

it("leaves the sign-in with GitHub as it is", async () => {
  localStorage.setItem(storageKey, JSON.stringify({ backendName: "github", token: "gho_1" }))
  for (const answer of [[404], [401, { message: ended }], [0], [502, {}]] as const) {
    answerWith(answer)
    expect((await readSignIn()).name).toBeUndefined()
    expect(storedToken()).toBe("gho_1")
  }
})

it("keeps a person signed in without a network, and says why she is not any more", async () => {
  const signInRuth = async (): Promise<void> => {
    answerWith([200, ruth])
    await readSignIn()
  }
  await signInRuth()
  answerWith([0])
  expect(await readSignIn()).toEqual({ canInvite: false, name: "Ruth" })
  answerWith([401, { message: ended }])
  expect(await readSignIn()).toEqual({ canInvite: true, reason: ended })
  answerWith([404])
  expect((await readSignIn()).reason).toMatch(/turned off at the moment/)

  answerWith([403, { message: "The App is suspended." }])
  expect(await readSignIn()).toEqual({ canInvite: false, reason: "The App is suspended." })

  answerWith([401, { message: ended }])
  const reasonPage = page("reason")
  const done = signIn({ invitation: page("invitation"), reason: reasonPage })
  await new Promise(resolve => setTimeout(resolve))
  expect([reasonPage.hidden, reasonPage.querySelector("[role=alert]")?.textContent]).toEqual([false, ended])
  expect(storedToken()).toBe("invitation")
  reasonPage.querySelector("button")?.click()
  await done
  expect(reasonPage.hidden).toBe(true)
  expect(storedToken()).toBeUndefined()
})

it("signs out with its own button and with that of Sveltia CMS", async () => {
  answerWith([200, ruth], [204])
  await readSignIn()
  expect(await signOut()).toBeUndefined()
  expect(storedToken()).toBeUndefined()
  localStorage.setItem(storageKey, "{}")
  const asked = answerWith([200, ruth], [204])
  expect(await readSignIn()).toEqual({ canInvite: true })
  expect(asked).toEqual(["GET", "DELETE"])
})

it.each([
  ["Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36", true],
  ["Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36", true],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148", true],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1", false],
  ["Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36", false],
])("knows the browser within another app: %s", (userAgent, expected) => {
  expect(isInAppBrowser(userAgent)).toBe(expected)
})

const ama = { name: "Ama" }

/** Opens a link of Ben on a device on which Ama is signed in. */
const openOnSharedDevice = (...answers: Answer[]) => {
  window.location.hash = "#AAAAAAAAAAAAAAAAAAAAAA"
  answerWith([200, ama], ...answers)
  const invitation = page("invitation")
  return { invitation, done: signIn({ invitation, reason: page("reason") }) }
}

const press = async (element: HTMLElement, name: string): Promise<void> => {
  // The session is asked for first.
  while (element.hidden) await new Promise(resolve => setTimeout(resolve, 0))
  expect(element.querySelector(".signed-in")?.textContent).toBe("Ama is signed in on this device. Who is editing now?")
  const button = [...element.querySelectorAll("button")].find(({ textContent }) => textContent === name)
  expect(button?.hidden).toBe(false)
  button?.click()
}

it("asks who is editing where somebody else is signed in", async () => {
  const { invitation, done } = openOnSharedDevice(
    [200, { name: "Ben" }],
    [200, { name: "Ben" }],
    [200, { name: "Ben" }]
  )
  await press(invitation, "Not Ama: use the link, and sign Ama out here")
  expect(await done).toEqual({ canInvite: false, name: "Ben" })

  // From now on, this link opens the editor without a question.
  window.location.hash = "#AAAAAAAAAAAAAAAAAAAAAA"
  answerWith([200, { name: "Ben" }])
  expect(await signIn({ invitation: page("invitation"), reason: page("reason") })).toMatchObject({ name: "Ben" })
})

it("leaves signed in who says so, and whoever was signed in before a link that was used", async () => {
  const first = openOnSharedDevice([200, ama])
  await press(first.invitation, "Ama")
  expect(await first.done).toMatchObject({ name: "Ama" })

  const second = openOnSharedDevice([403, { message: used }], [200, ama], [200, ama])
  await press(second.invitation, "Not Ama: use the link, and sign Ama out here")
  const readProblem = (): string => second.invitation.querySelector("[role=alert]")?.textContent ?? ""
  while (readProblem() === "") await new Promise(resolve => setTimeout(resolve, 0))
  expect(readProblem()).toBe(used)
  await press(second.invitation, "Ama")
  expect(await second.done).toMatchObject({ name: "Ama" })
})
