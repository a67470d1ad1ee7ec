import { type ProviderName, providerNames } from "../../src/model/delivery"
import type { Outcome } from "../../src/forms/sendMessage"
import type { Submission } from "../../src/forms/delivery/provider"
import { providers } from "../../src/forms/delivery/providers"
import { sendMessage } from "../../src/forms/sendMessage"
import { en } from "../../src/words/en"
import { contactBody, contactMessage } from "../../testing/contactMessage"
import { type Forwarder, startForwarder } from "../../testing/startForwarder"
import { type Answer, json, success } from "../../testing/forwarderAnswers"

/** Checks the guarantees that every provider gives, and the requests that each of them receives. */

const to = "clinic@example.org"
const target = "a-target"
const next = { path: "/message-sent/", url: "https://www.example.com/message-sent/" }
const realFetch = globalThis.fetch

const html = (status: number, title: string) => ({
  status,
  headers: { "content-type": "text/html" },
  body: `<!doctype html><title>${title}</title><h1>${title}</h1>`,
})

/** Returns the outcome of a message that surely did not arrive. `reason` is the text of the toast. */
const notSent = (reason: string | null, field?: string) => ({ kind: "refused", reason, field }) as const
const refused = notSent(en.form.failed)
/** The outcomes of a message that may have arrived, after an answer with a success status or none, and with another. */
const unknown: Outcome = { kind: "unknown", reason: null }
const unknownFailure: Outcome = { kind: "unknown", reason: en.form.failed }
const sent: Outcome = { kind: "sent" }
const longReason = "x".repeat(201)

/** Returns an answer with the header that Netlify adds to each of its answers. */
const fromNetlify = (answer: ReturnType<typeof html>) => ({
  ...answer,
  headers: { ...answer.headers, "x-nf-request-id": "01JD" },
})

/** Requests that one provider receives, and its specific answers in addition to the common ones. */
interface Case {
  url: string
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
    url: `https://formsubmit.co/ajax/${to}`,
    success,
    body: { _captcha: "false", _template: "table" },
    subject: { _subject: "About a visit" },
    honeypot: { _honey: "buy now" },
    plainForm: {
      action: `https://formsubmit.co/${to}`,
      fields: { _captcha: "false", _template: "table", _next: next.url },
    },
    answers: [
      ["success as a boolean", json(200, { success: true }), sent],
      ["success without fields", json(200, {}), sent],
      ["a message only", json(200, { message: "Thank you" }), sent],
      [
        "activation needed",
        json(200, { success: "false", message: "This form needs Activation." }),
        { ...notSent("This form needs Activation."), needsActivation: true },
      ],
      ["failure as a boolean", json(200, { success: false }), notSent(null)],
    ],
  },
  netlify: {
    url: "/contact/",
    success: fromNetlify(html(200, "Message Sent!")),
    body: { "form-name": "contact" },
    subject: { subject: "About a visit", "form-name": "appointment" },
    honeypot: { "bot-field": "buy now" },
    plainForm: { action: next.path, fields: { "form-name": "contact" } },
    answersWithPages: true,
    answers: [
      ["a form that Netlify has not found", html(404, "Page not found"), refused],
      ["a page of another host", html(200, "Contact Us"), unknown],
    ],
  },
  formspree: {
    url: `https://formspree.io/f/${target}`,
    success: json(200, { ok: true, next: "/thanks" }),
    body: {},
    subject: { subject: "About a visit" },
    honeypot: { _gotcha: "buy now" },
    plainForm: { action: `https://formspree.io/f/${target}`, fields: { _next: next.url } },
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
    url: "https://api.web3forms.com/submit",
    success: json(200, { success: true, message: "Email sent successfully!" }),
    body: { access_key: target },
    subject: { subject: "About a visit" },
    honeypot: { botcheck: "buy now" },
    plainForm: {
      action: "https://api.web3forms.com/submit",
      fields: { access_key: target, redirect: next.url },
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
    url: target,
    success: json(200, { sent: true }),
    body: { _to: to, _elapsed: 4321 },
    subject: { subject: "About a visit" },
    honeypot: { _honey: "buy now" },
    plainForm: { action: target, fields: { _next: next.url } },
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
  ["200 with an empty body", { status: 200, body: "" }, unknown],
  ["204", { status: 204, body: "" }, unknown],
  ["null", json(200, null), unknown],
  ["a list", json(200, []), unknown],
  ["broken JSON", { status: 200, headers: { "content-type": "application/json" }, body: '{"success":"tr' }, unknown],
  ["the wrong type", { status: 200, headers: { "content-type": "text/plain" }, body: "thanks" }, unknown],
  ["HTML instead of JSON", html(200, "Just a moment..."), unknown],
  [
    "gzip that is not gzip",
    { status: 200, headers: { "content-encoding": "gzip" }, body: '{"success":"true"}' },
    unknown,
  ],
  ["half of a body", "half of a body", unknown],
  ["200 with an error", json(200, { error: "No such form" }), notSent("No such form"), unknown],
  ["200 with a nested error", json(200, { error: { message: "Blocked" } }), notSent("Blocked"), unknown],
  ["200 without success", json(200, { success: false, message: "Blocked" }), notSent("Blocked"), unknown],
  ["400 with a message", json(400, { message: "Bad request" }), notSent("Bad request"), refused],
  ["403 with HTML", html(403, "Forbidden"), refused],
  ["413", html(413, "Payload Too Large"), refused],
  ["422 without a message", json(422, { errors: [] }), refused],
  ["429 with HTML", html(429, "Too Many Requests"), refused],
  ["500 with a message", json(500, { message: " Server Error " }), notSent("Server Error"), unknownFailure],
  ["500 with a message that is no text", json(500, { message: { text: "Server Error" } }), unknownFailure],
  ["500 with a blank message", json(500, { message: "  " }), unknownFailure],
  ["500 with null", json(500, null), unknownFailure],
  ["500 with an empty body", { status: 500, body: "" }, unknownFailure],
  ["502 of a gateway", html(502, "Bad Gateway"), unknownFailure],
  ["504 of a gateway", json(504, { message: "Timed out" }), { kind: "unknown", reason: "Timed out" }, unknownFailure],
  [
    "a message of 200 characters",
    json(500, { message: longReason.slice(1) }),
    notSent(longReason.slice(1)),
    unknownFailure,
  ],
  ["a message of 201 characters", json(500, { message: longReason }), notSent(`${"x".repeat(199)}…`), unknownFailure],
  ["connection reset", "connection reset", unknown],
]

let forwarder: Forwarder
let portal: Forwarder
let urls: string[] = []

beforeAll(async () => {
  forwarder = await startForwarder(success)
  portal = await startForwarder(html(200, "Sign in to this network"))
  Object.assign(globalThis, { location: { pathname: "/contact/", origin: forwarder.url } })
  process.env["GATSBY_DELIVERY_TARGET"] = target
})

afterAll(async () => {
  delete process.env["GATSBY_DELIVERY_TARGET"]
  Reflect.deleteProperty(globalThis, "location")
  await Promise.all([forwarder.close(), portal.close()])
})

beforeEach(() => {
  urls = []
  forwarder.received.length = 0
  jest.spyOn(performance, "now").mockReturnValue(4321.4)
  globalThis.fetch = (url, options) => {
    urls.push(String(url).replace(forwarder.url, ""))
    return realFetch(`${forwarder.url}/contact/`, options)
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
  ])("knows what became of a message after %s", async (_answer, answer, outcome) => {
    forwarder.answerWith(answer)
    expect(await send()).toEqual(outcome)
    // The message is sent only once, and to no other URL.
    expect(forwarder.received).toHaveLength(1)
  })

  it("counts a redirect to a page that does not exist as a failure", async () => {
    forwarder.answerWith({ status: 302, headers: { location: portal.url }, body: "" })
    portal.answerWith(html(404, "Not found"))
    expect(await send()).toEqual(unknownFailure)
  })

  it("takes a captive portal's page for no answer", async () => {
    forwarder.answerWith({ status: 302, headers: { location: portal.url }, body: "" })
    portal.answerWith(fromNetlify(html(200, "Sign in to this network")))
    expect(await send()).toEqual(unknown)
  })

  it.each([
    ["the device is offline before sending", false, notSent(null)],
    ["no answer can be read, as without CORS", true, unknown],
  ])("knows what became of a message if %s", async (_case, onLine, outcome) => {
    Object.defineProperty(globalThis, "navigator", { value: { onLine }, configurable: true })
    globalThis.fetch = async () => {
      throw new TypeError("Failed to fetch")
    }
    expect(await send()).toEqual(outcome)
    Reflect.deleteProperty(globalThis, "navigator")
  })

  it.each(["endless body", "too late"] as const)("waits 20 seconds for an answer: %s", async answer => {
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
    expect(urls).toEqual([own.url, own.url, own.url])
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

it("the provider is FormSubmit if the clinic has chosen none, with its fields in order", async () => {
  forwarder.answerWith(success)
  await sendMessage({ to, message: contactMessage }, en.form.failed)
  expect(urls).toEqual([`https://formsubmit.co/ajax/${to}`])
  const headers = { "content-type": "application/json", accept: "application/json" }
  expect(forwarder.received).toMatchObject([{ method: "POST", headers, body: contactBody }])
  expect(JSON.stringify(forwarder.received[0]?.body)).toBe(JSON.stringify(contactBody))
})
