import { type DeliverySettings, readDelivery } from "../../model/delivery"
import { getLanguage } from "../../model/locale"
import { createWords } from "../../words/catalogues"
import { fill } from "../../words/words"
import { type Mail, type MailFacts, createMail } from "./createMail"
import { createPage } from "./createPage"
import { createRateLimit } from "./rateLimit"
import { type Fields, findLongField, readMessage } from "./readMessage"

/** Address of the site's function. */
const functionAddress = "/message"

/** Minimum number of milliseconds that a person needs to fill in a form. */
const leastTimeMs = 2000

const addressPattern = /^[^\s@,;<>"]+@[^\s@,;<>"]+$/

/** The function's context, in addition to the request. */
export interface Host {
  /** Facts from `clinic.json`. */
  clinic: MailFacts & { readonly locale: { readonly language: string } }
  /** The visitor's IP address, for the rate limit. */
  visitor: string
  /** In milliseconds since 1970. */
  now: number
  /** Sends an email through the mail server. Throws if that fails. */
  send: (mail: Mail) => Promise<void>
}

interface Refusal {
  status: number
  message: string
  field?: string
}

/** Returns the page to show after the form. It is on this site, whatever the form says. */
const findNext = (named: string | undefined): string =>
  `/${new URL(named ?? "/message-sent/", "https://site.invalid").pathname.replace(/^[/\\]+/, "")}`

/** Returns whether the clinic has enabled the function. */
export const isFunctionOn = (clinic: DeliverySettings): boolean => {
  const { provider, target } = readDelivery(clinic)
  return provider === "endpoint" && target === functionAddress
}

/**
 * Creates the handler of messages (contract in docs/going-live/messages.md). It stores nothing, and logs nothing of a
 * message.
 */
export const createAnswerer = () => {
  const mayWrite = createRateLimit()

  const refuse = ({ clinic, visitor, now }: Host, fields: Fields, isJson: boolean): Refusal | undefined => {
    const words = createWords(getLanguage(clinic), {})
    const { failed, enterEmail } = words.form
    // The sender is a robot, or a browser that fills in every field; its user gets an error.
    if (fields["_honey"]) return { status: 422, message: failed }
    // A form without scripts cannot measure how long it has been open.
    if (isJson && !(Number(fields["_elapsed"]) >= leastTimeMs)) return { status: 422, message: failed }
    const long = findLongField(fields)
    if (long) return { status: 422, message: words.messageFunction.tooLong, field: long }
    if (!addressPattern.test(fields["email"] ?? "")) return { status: 422, message: enterEmail, field: "email" }
    for (const name of ["name", "subject"])
      if (!fields[name]) return { status: 422, message: words.contactForm.missing, field: name }
    if (!mayWrite(visitor, now)) return { status: 429, message: words.messageFunction.tooMany }
    return undefined
  }

  return async (request: Request, host: Host): Promise<Response> => {
    const { clinic, send } = host
    const words = createWords(getLanguage(clinic), {})
    const isJson = request.headers.get("content-type")?.startsWith("application/json") ?? false
    const answer = (status: number, { message, field }: Omit<Refusal, "status">): Response =>
      isJson
        ? Response.json({ message, ...(field && { field }) }, { status })
        : createPage(status, getLanguage(clinic), words.form.notSent, [
            message,
            fill(words.form.tryAgain, { email: clinic.emails.general }),
          ])
    if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } })
    // A form of another site must not send messages in the name of this one.
    const origin = request.headers.get("origin")
    if (origin && origin !== "null" && new URL(origin).host !== new URL(request.url).host)
      return answer(403, { message: words.form.failed })
    const read = await readMessage(request)
    if (read === "too large") return answer(413, { message: words.messageFunction.tooLong })
    if (read === "not a message") return answer(400, { message: words.form.failed })
    const refusal = refuse(host, read.fields, isJson)
    if (refusal) return answer(refusal.status, refusal)
    try {
      await send(createMail(clinic, read.fields))
    } catch (error) {
      // For the clinic's technician: the mail server's error, and nothing of the message.
      console.error(`The mail server took no message: ${error instanceof Error ? error.message : String(error)}`)
      return answer(502, { message: words.form.failed })
    }
    return isJson
      ? Response.json({ sent: true })
      : new Response(null, { status: 303, headers: { location: findNext(read.fields["_next"]) } })
  }
}
