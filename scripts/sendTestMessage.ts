import { pages } from "../src/model/links/pages"
import { setTimeout } from "node:timers/promises"
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5"
import { readDelivery } from "../src/model/delivery"
import type { Clinic } from "../src/model/files/clinic"
import { providers } from "../src/forms/delivery/providers"
import { sendMessage } from "../src/forms/sendMessage"

type Node = DefaultTreeAdapterTypes.Node

/** Milliseconds after which an endpoint no longer regards the sender as a bot. */
const leastTimeMs = 2500

/** Returns the action of the form in a page that uses the method POST. */
const findAction = (node: Node): string | undefined => {
  if (defaultTreeAdapter.isElementNode(node) && node.tagName === "form") {
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    if (attributes["method"] === "post") return attributes["action"]
  }
  for (const child of "childNodes" in node ? node.childNodes : []) {
    const found = findAction(child)
    if (found !== undefined) return found
  }
  return undefined
}

/** The result of a test message, for the terminal or the log. */
interface Report {
  isSent: boolean
  text: string
}

const fail = (text: string): Report => ({ isSent: false, text })

/**
 * Sends one marked message in the same way as the contact form of the published site. It is sent once, and not at all
 * if the published form has another target than `clinic.json`. `now` is in milliseconds since 1970.
 */
export const sendTestMessage = async (clinic: Clinic, now: number): Promise<Report> => {
  const { provider: name, target } = readDelivery(clinic)
  const { provider, providerInfo } = providers[name]
  const { website } = clinic
  const to = clinic.emails.general
  const page = `${website}${pages.contact.path}`
  process.env["GATSBY_DELIVERY_TARGET"] = target

  const published = await fetch(page).catch((error: unknown) => String(error))
  if (typeof published === "string") return fail(`${page} cannot be reached (${published}). No message was sent.`)
  if (!published.ok) return fail(`${page} answers with ${published.status}. No message was sent.`)
  const action = findAction(parse(await published.text()))
  const { path } = pages.messageSent
  const expected = provider.createPlainForm(to, { path, url: `${website}${path}` }).action
  if (action !== expected)
    return fail(
      `The form at ${page} leads to ${action ?? "nowhere"}, but by clinic.json it leads to ${expected}. Publish the site first. No message was sent.`
    )

  const sentAt = new Date(now).toISOString()
  const subject = `Test of the contact form, ${sentAt}`
  const send = globalThis.fetch
  // Sets the headers that a browser sends on that page; FormSubmit rejects requests without an origin.
  globalThis.fetch = (url, options) =>
    send(new URL(String(url), page), {
      ...options,
      headers: { ...Object.fromEntries(new Headers(options?.headers)), origin: website, referer: `${website}/` },
    })
  Object.assign(globalThis, { location: new URL(page) })
  await setTimeout(Math.max(0, leastTimeMs - performance.now()))
  const text = `This is a test: the command check:live sent it at ${sentAt}. Messages of the contact form arrive. No answer is needed.`
  const message = { name: "Test of the website", email: to, subject, message: text }
  const outcome = await sendMessage({ to, message }, "no reason was given", provider).finally(() => {
    globalThis.fetch = send
  })
  if (outcome.kind === "sent")
    return {
      isSent: true,
      text: `${providerInfo.name} has taken the message “${subject}”.\nLook for it in the inbox of ${to}. Nobody can see from outside whether it is there or in the junk folder.`,
    }
  return fail(
    outcome.kind === "unknown"
      ? `${providerInfo.name} gave no answer that says whether the message was taken. It may have arrived: look for “${subject}” in the inbox of ${to}.`
      : `${providerInfo.name} refused the message: ${outcome.reason ?? "no reason was given"}. docs/going-live/messages.md says what to do.`
  )
}
