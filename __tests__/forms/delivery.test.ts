import { type ProviderName, providerNames } from "../../src/model/delivery"
import type { Outcome, Submission } from "../../src/forms/delivery/provider"
import { providers } from "../../src/forms/delivery/providers"
import { sendMessage } from "../../src/forms/sendMessage"
import { en } from "../../src/words/en"
import { contactBody, contactMessage } from "../../testing/contactMessage"
import { type Forwarder, startForwarder } from "../../testing/forwarder"
import { type Answer, json, success } from "../../testing/forwarderAnswers"

/** Checks the guarantees that every provider gives, and the requests that each of them receives. */

const to = "clinic@example.org"
const target = "a-target"
const next = { path: "/message-sent/", address: "https://www.example.com/message-sent/" }
const realFetch = globalThis.fetch

const html = (status: number, title: string): Answer => ({
  status,
  headers: { "content-type": "text/html" },
  body: `<!doctype html><title>${title}</title><h1>${title}</h1>`,
})

/**
 * Returns the outcome of a message that was not sent: `reason` is shown to the visitor, and is `null` if it is unknown
 * ("Messages" in docs/product.md).
 */
const notSent = (reason: string | null, field?: string): Outcome => ({ sent: false, reason, ...(field && { field }) })
const refused = notSent(en.form.failed)
const unknown = notSent(null)
const sent: Outcome = { sent: true }
const longReason = "x".repeat(201)

/** Requests that one provider receives, and its specific answers in addition to the common ones. */
interface Case {
  address: string
  success: Answer
  /**
   * Fields that the provider adds to a message, to the subject of an appointment (`subject`), and for a robot
   * (`honeypot`).
   */
  body: object
  subject: object
  honeypot: object
  plainForm: object
  /** True if the provider's answers are pages: a page means success, and no reasons are read from them. */
  answersWithPages?: true
  answers: readonly [string, Answer, Outcome][]
}

const cases: Readonly<Record<ProviderName, Case>> = {
  formsubmit: {
    address: `https://formsubmit.co/ajax/${to}`,
    success,
    body: { _captcha: "false", _template: "table" },
    subject: { _subject: "About a visit" },
    honeypot: { _honey: "buy now" },
    plainForm: {
      action: `https://formsubmit.co/${to}`,
      fields: { _captcha: "false", _template: "table", _next: next.address },
    },
    answers: [
      ["success as a boolean", json(200, { success: true }), sent],
      ["success without fields", json(200, {}), sent],
      ["activation needed", json(200, { success: "false", message: "This form needs Activation." }), unknown],
      ["failure as a boolean", json(200, { success: false }), unknown],
    ],
  },
  netlify: {
    address: "/contact/",
    success: html(200, "Message Sent!"),
    body: { "form-name": "contact" },
    subject: { subject: "About a visit", "form-name": "appointment" },
    honeypot: { "bot-field": "buy now" },
    plainForm: { action: next.path, fields: { "form-name": "contact" } },
    answersWithPages: true,
    answers: [["a form that Netlify has not found", html(404, "Page not found"), refused]],
  },
  formspree: {
    address: `https://formspree.io/f/${target}`,
    success: json(200, { ok: true, next: "/thanks" }),
    body: {},
    subject: { subject: "About a visit" },
    honeypot: { _gotcha: "buy now" },
    plainForm: { action: `https://formspree.io/f/${target}`, fields: { _next: next.address } },
    answers: [
      ["success without fields", json(200, {}), unknown],
      [
        "a refused field",
        json(422, { errors: [{ field: "email", code: "TYPE_EMAIL", message: "should be an email" }] }),
        notSent("should be an email", "email"),
      ],
      ["an unknown form", json(404, { error: "Form not found" }), notSent("Form not found")],
    ],
  },
  web3forms: {
    address: "https://api.web3forms.com/submit",
    success: json(200, { success: true, message: "Email sent successfully!" }),
    body: { access_key: target },
    subject: { subject: "About a visit" },
    honeypot: { botcheck: "buy now" },
    plainForm: {
      action: "https://api.web3forms.com/submit",
      fields: { access_key: target, redirect: next.address },
    },
    answers: [
      ["success without fields", json(200, {}), unknown],
      [
        "a wrong key",
        json(400, { success: false, body: { message: "Invalid access key" } }),
        notSent("Invalid access key"),
      ],
    ],
  },
  endpoint: {
    address: target,
    success: json(200, { sent: true }),
    body: { _to: to, _elapsed: 4321 },
    subject: { subject: "About a visit" },
    honeypot: { _honey: "buy now" },
    plainForm: { action: target, fields: { _next: next.address } },
    answers: [
      ["success without fields", json(200, {}), unknown],
      ["a refused field", json(422, { message: "Too long", field: "message" }), notSent("Too long", "message")],
    ],
  },
}

/**
 * Common answers of all providers with their outcomes. The second outcome, if any, is that of providers that answer
 * with pages.
 */
const anybodysAnswers: readonly [string, Answer, Outcome, Outcome?][] = [
  ["an empty body", { status: 200, body: "" }, unknown],
  ["null", json(200, null), unknown],
  ["broken JSON", { status: 200, headers: { "content-type": "application/json" }, body: '{"success":"tr' }, unknown],
  ["the wrong type", { status: 200, headers: { "content-type": "text/plain" }, body: "thanks" }, unknown],
  ["HTML instead of JSON", html(200, "Just a moment..."), unknown, sent],
  ["400 with a message", json(400, { message: "Bad request" }), notSent("Bad request"), refused],
  ["403 with HTML", html(403, "Forbidden"), refused],
  ["413", html(413, "Payload Too Large"), refused],
  ["422 without a message", json(422, { errors: [] }), refused],
  ["429 with HTML", html(429, "Too Many Requests"), refused],
  ["500 with a message", json(500, { message: " Server Error " }), notSent("Server Error"), refused],
  ["500 with a message that is no text", json(500, { message: { text: "Server Error" } }), refused],
  ["500 with a blank message", json(500, { message: "  " }), refused],
  ["500 with null", json(500, null), refused],
  ["500 with an empty body", { status: 500, body: "" }, refused],
  ["a message of 200 characters", json(500, { message: longReason.slice(1) }), notSent(longReason.slice(1)), refused],
  ["a message of 201 characters", json(500, { message: longReason }), notSent(`${"x".repeat(199)}…`), refused],
  ["connection reset", "connection reset", unknown],
]

let forwarder: Forwarder
let portal: Forwarder
let addresses: string[] = []

beforeAll(async () => {
  forwarder = await startForwarder(success)
  portal = await startForwarder(html(200, "Sign in to this network"))
  Object.assign(globalThis, { location: { pathname: "/contact/", origin: forwarder.address } })
  process.env["GATSBY_DELIVERY_TARGET"] = target
})

afterAll(async () => {
  delete process.env["GATSBY_DELIVERY_TARGET"]
  Reflect.deleteProperty(globalThis, "location")
  await Promise.all([forwarder.close(), portal.close()])
})

beforeEach(() => {
  addresses = []
  forwarder.received.length = 0
  jest.spyOn(performance, "now").mockReturnValue(4321.4)
  globalThis.fetch = (address, options) => {
    addresses.push(String(address))
    return realFetch(`${forwarder.address}/any`, options)
  }
})

afterEach(() => {
  globalThis.fetch = realFetch
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const requestReceived = async () => {
  while (forwarder.received.length === 0) await new Promise(resolve => setImmediate(resolve))
}

describe.each(providerNames)("%s", name => {
  const { provider } = providers[name]
  const own = cases[name]
  const send = (more: Partial<Submission> = {}) =>
    sendMessage({ to, message: contactMessage, ...more }, en.form.failed, provider)

  it.each<[string, Answer, Outcome]>([
    ["success", own.success, sent],
    ...own.answers,
    ...anybodysAnswers.map(([answer, response, outcome, ofPages = outcome]): [string, Answer, Outcome] => [
      answer,
      response,
      own.answersWithPages ? ofPages : outcome,
    ]),
  ])("%s", async (_answer, answer, outcome) => {
    forwarder.answerWith(answer)
    expect(await send()).toEqual(outcome)
    // The message is sent only once, and to no other address.
    expect(forwarder.received).toHaveLength(1)
  })

  it("a captive portal", async () => {
    forwarder.answerWith({ status: 302, headers: { location: portal.address }, body: "" })
    portal.answerWith(html(200, "Sign in to this network"))
    expect(await send()).toEqual(unknown)
  })

  it("offline", async () => {
    globalThis.fetch = async () => {
      throw new TypeError("Failed to fetch")
    }
    expect(await send()).toEqual(unknown)
  })

  it.each(["endless body", "too late"] as const)("%s: 20 seconds", async answer => {
    jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask", "performance", "Date"] })
    forwarder.answerWith(answer)
    let outcome: unknown
    const sending = send().then(value => {
      outcome = value
    })
    await requestReceived()
    await jest.advanceTimersByTimeAsync(19_999)
    expect(outcome).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    await sending
    expect(outcome).toEqual(unknown)
    expect(forwarder.received).toHaveLength(1)
  })

  it("is sent the message, a subject and what a robot has filled in", async () => {
    forwarder.answerWith(own.success)
    await send()
    await send({ subject: "About a visit" })
    await send({ honeypot: "buy now" })
    expect(addresses).toEqual([own.address, own.address, own.address])
    // All values of a form are strings.
    const asSent = (...parts: object[]): unknown => {
      const body = Object.assign({}, contactMessage, ...parts)
      return own.answersWithPages ? Object.fromEntries(new URLSearchParams(body)) : body
    }
    expect(forwarder.received.map(({ body }) => body)).toEqual([
      asSent(own.body),
      asSent(own.body, own.subject),
      asSent(own.body, own.honeypot),
    ])
  })

  it("gets any text as it was written", async () => {
    forwarder.answerWith(own.success)
    const message = [
      "Ndinoda rubatsiro ñ é ü 診療所 клиника هل أنتم مفتوحون؟ שלום",
      `👩🏾‍⚕️ 🇿🇼 "It's" <b>bold</b> & \\ {"a":1} </script>`,
      "one\n\ntwo\r\n\tthree",
      "🩺".repeat(5000),
    ].join("\n")
    expect(await send({ message: { ...contactMessage, subject: message.slice(0, 60), message } })).toEqual(sent)
    expect(forwarder.received[0]?.body).toMatchObject({ subject: message.slice(0, 60), message })
  })

  it("has a form that works without scripts", () => {
    expect(provider.createPlainForm(to, next)).toEqual(own.plainForm)
    expect(Object.keys(own.honeypot)).toEqual([provider.honeypot])
  })

  it("is sent nothing in a preview", async () => {
    process.env["GATSBY_PREVIEW"] = "true"
    expect(await send()).toEqual(sent)
    delete process.env["GATSBY_PREVIEW"]
    expect(forwarder.received).toHaveLength(0)
  })
})

it("names a mailbox with umlauts to FormSubmit as mail is addressed to it", () => {
  const { action } = providers.formsubmit.provider.createPlainForm("praxis@müller.example", next)
  expect(action).toBe("https://formsubmit.co/praxis@xn--mller-kva.example")
})

it("is FormSubmit as long as the clinic chooses nobody else, with its fields in order", async () => {
  forwarder.answerWith(success)
  await sendMessage({ to, message: contactMessage }, en.form.failed)
  expect(addresses).toEqual([`https://formsubmit.co/ajax/${to}`])
  const headers = { "content-type": "application/json", accept: "application/json" }
  expect(forwarder.received).toMatchObject([{ method: "POST", headers, body: contactBody }])
  expect(JSON.stringify(forwarder.received[0]?.body)).toBe(JSON.stringify(contactBody))
})
