import { createAnswerer, isFunctionOn } from "../../src/forms/function/answerMessage"
import type { Mail } from "../../src/forms/function/createMail"
import { sendBySmtp } from "../../src/forms/function/sendBySmtp"
import { en } from "../../src/words/en"
import { contactMessage } from "../../testing/contactMessage"
import { readData } from "../../testing/data"
import { startMailServer } from "../../testing/mailServer"

/**
 * Checks the functions that email messages, independently of a host's runtime. __tests__/hosts/functions.spec.ts runs
 * them in the hosts' own runtimes.
 */

const { clinic } = readData()
const message = { ...contactMessage, _elapsed: 5000 }
const site = "https://www.example.com"

let answer: ReturnType<typeof createAnswerer>
let mails: Mail[]

beforeEach(() => {
  answer = createAnswerer()
  mails = []
})

const send = async (mail: Mail) => void mails.push(mail)

const ask = (init: RequestInit, host: object = {}) =>
  answer(new Request(`${site}/message`, { method: "POST", ...init }), {
    clinic,
    visitor: "192.0.2.1",
    now: 0,
    send,
    ...host,
  })

const asJson = (body: unknown): RequestInit => ({
  headers: { "content-type": "application/json" },
  body: typeof body === "string" ? body : JSON.stringify(body),
})

const asForm = (fields: Record<string, string>): RequestInit => ({ body: new URLSearchParams(fields) })

it("emails a message, to be answered by its writer", async () => {
  const response = await ask(asJson({ ...message, Language: "English" }))
  expect([response.status, await response.json()]).toEqual([200, { sent: true }])
  expect(mails).toEqual([
    {
      to: "hello@example.com",
      replyTo: contactMessage.email,
      subject: contactMessage.subject,
      text: `name: Rudo Moyo\n\nemail: rudo@example.org\n\nsubject: A question\n\nmessage: ${contactMessage.message}\n\nLanguage: English`,
    },
  ])
})

it.each([
  ["appointments@example.com", "appointments@example.com"],
  ["somebody@example.net", "hello@example.com"],
])("writes to an address of the clinic alone: %s", async (named, to) => {
  await ask(asJson({ ...message, _to: named }))
  expect(mails.map(mail => mail.to)).toEqual([to])
})

it("puts no line of a visitor's into the head of the mail", async () => {
  await ask(asJson({ ...message, subject: "Hello\r\nBcc: all@example.net\u2028X: y" }))
  expect(mails[0]?.subject).toBe("Hello Bcc: all@example.net X: y")
})

const { failed, enterEmail } = en.form
const { missing } = en.contactForm
const { tooLong } = en.messageFunction

it.each([
  ["a honeypot that is filled in", { _honey: "buy" }, failed],
  ["a form that was open for 1.9 s", { _elapsed: 1999 }, failed],
  ["a form that does not say for how long", { _elapsed: undefined }, failed],
  ["no email address", { email: "rudo" }, enterEmail, "email"],
  ["two email addresses", { email: "a@example.org, b@example.org" }, enterEmail, "email"],
  ["no name", { name: " " }, missing, "name"],
  ["a subject of 401 characters", { subject: "x".repeat(401) }, tooLong, "subject"],
  ["a message of 60,001 characters", { message: "x".repeat(60_001) }, tooLong, "message"],
])("refuses a message with %s", async (_what, changes, reason, field = undefined) => {
  const response = await ask(asJson({ ...message, ...changes }))
  expect([response.status, await response.json()]).toEqual([422, { message: reason, field }])
  expect(mails).toEqual([])
})

const otherSite = { "content-type": "application/json", origin: "https://evil.example" }
const fields = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`field${index}`, ""]))

it.each([
  ["300,001 bytes", asJson(" ".repeat(300_001)), 413, tooLong],
  ["21 fields", asJson(fields), 413, tooLong],
  ["a field that is no text", asJson({ ...message, name: { first: "Rudo" } }), 400, failed],
  ["a list", asJson([]), 400, failed],
  ["broken JSON", asJson("{"), 400, failed],
  ["a form of another site", { ...asJson(message), headers: otherSite }, 403, failed],
])("refuses %s", async (_what, init, status, reason) => {
  const response = await ask(init)
  expect([response.status, await response.json()]).toEqual([status, { message: reason }])
  expect(mails).toEqual([])
})

it("takes the longest message of the form, from a form without scripts too", async () => {
  const longest = "👩🏾‍⚕️".repeat(5000)
  expect((await ask(asJson({ ...message, message: longest }))).status).toBe(200)
  const { status } = await ask(asForm({ ...contactMessage, message: "🩺".repeat(5000) }))
  expect(status).toBe(303)
})

it("takes ten messages in ten minutes from one address", async () => {
  const statuses = []
  for (let number = 0; number < 11; number++) statuses.push((await ask(asJson(message), { now: number })).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  expect((await ask(asJson(message), { visitor: "192.0.2.2" })).status).toBe(200)
  expect((await ask(asJson(message), { now: 600_000 })).status).toBe(200)
})

it.each([
  ["https://www.example.com/pt/message-sent/", "/pt/message-sent/"],
  ["/message-sent/", "/message-sent/"],
  ["https://evil.example//evil.example/", "/evil.example/"],
  ["", "/"],
])("sends a form without scripts on to a page of this site: %s", async (next, location) => {
  const response = await ask(asForm({ ...contactMessage, _next: next, _honey: "" }))
  expect([response.status, response.headers.get("location")]).toEqual([303, location])
  expect(mails).toHaveLength(1)
})

it("tells a visitor without scripts what is wrong, on a page that runs nothing", async () => {
  const response = await ask(asForm({ ...contactMessage, email: "<script>" }))
  expect(response.status).toBe(422)
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'")
  const page = await response.text()
  expect(page).toContain("<h1>Could not send message</h1>")
  expect(page).toContain("<p>Please try again or email us at hello@example.com</p>")
})

const fail = async () => {
  throw new Error("The password is wrong.")
}

it("says that a message is not sent when the mail server takes none, and logs nothing of it", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const response = await ask(asJson(message), { send: fail })
  expect([response.status, await response.json()]).toEqual([502, { message: en.form.failed }])
  expect(log.mock.calls).toEqual([["The mail server took no message: The password is wrong."]])
})

it("answers nothing but messages", async () => {
  expect((await answer(new Request(`${site}/message`), { clinic, visitor: "", now: 0, send })).status).toBe(405)
})

const choose = (delivery: object) => isFunctionOn({ ...clinic, delivery })

it("is on while the content says so", () => {
  expect(choose({ provider: "endpoint", address: "/message" })).toBe(true)
  expect(choose({ provider: "endpoint", address: "/mail.php" })).toBe(false)
  expect(choose({ provider: "netlify" })).toBe(false)
})

it("sends through an account at a mail server", async () => {
  const server = await startMailServer("site@example.org", "p@ss w:rd")
  const variables = {
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(server.port),
    SMTP_USER: "site@example.org",
    SMTP_PASSWORD: "p@ss w:rd",
  }
  const mail = { to: "hello@example.com", replyTo: "rudo@example.org", subject: "Ndaswera 👩🏾‍⚕️", text: "one\n\n.two\nü" }
  await sendBySmtp(mail, variables)
  await expect(sendBySmtp(mail, { ...variables, SMTP_PASSWORD: "wrong" })).rejects.toThrow("The password is wrong.")
  await expect(sendBySmtp(mail, {})).rejects.toThrow("SMTP_HOST")
  await server.close()
  expect(server.received).toHaveLength(1)
  expect(server.received[0]).toMatchObject({
    recipients: ["hello@example.com"],
    from: { text: "site@example.org" },
    replyTo: { text: "rudo@example.org" },
    subject: mail.subject,
    text: `${mail.text}\n`,
  })
})
