import { getPlainFormUrl, sendMessage } from "../../src/forms/sendMessage"
import { en } from "../../src/words/en"
import { contactBody, contactMessage } from "../../testing/contactMessage"
import { type Forwarder, startForwarder } from "../../testing/forwarder"
import { type Answer, json, success } from "../../testing/forwarderAnswers"

const clinicEmail = "clinic@example.org"
const realFetch = globalThis.fetch

let forwarder: Forwarder
let addresses: string[] = []

beforeAll(async () => {
  forwarder = await startForwarder(success)
})

afterAll(() => forwarder.close())

beforeEach(() => {
  addresses = []
  forwarder.received.length = 0
  globalThis.fetch = (address, options) => {
    addresses.push(String(address))
    return realFetch(`${forwarder.address}${new URL(String(address)).pathname}`, options)
  }
})

afterEach(() => {
  globalThis.fetch = realFetch
  jest.useRealTimers()
})

const requestReceived = async () => {
  while (forwarder.received.length === 0) await new Promise(resolve => setImmediate(resolve))
}

const html = (status: number, title: string): Answer => ({
  status,
  headers: { "content-type": "text/html" },
  body: `<!doctype html><title>${title}</title><h1>${title}</h1>`,
})

/** Not sent: `reason` is what the visitor reads, `null` where only the clinic's own fallback helps ("Messages" in docs/product.md). */
const notSent = (reason: string | null) => ({ sent: false, reason })
const refused = notSent("Failed to send message")
const fallback = notSent(null)
const sent = { sent: true }

describe("the answer of the forwarder", () => {
  it.each<[string, Answer, object]>([
    ["success as a string", success, sent],
    ["success as a boolean", json(200, { success: true }), sent],
    ["success without fields", json(200, {}), sent],
    [
      "activation needed",
      json(200, { success: "false", message: "This form needs Activation. We have sent you an email." }),
      fallback,
    ],
    ["failure as a boolean", json(200, { success: false }), fallback],
    [
      "no Referer",
      json(200, { success: "false", message: "Make sure you open this page through a server." }),
      fallback,
    ],
    ["an empty body", { status: 200, body: "" }, fallback],
    ["null", json(200, null), fallback],
    ["broken JSON", { status: 200, headers: { "content-type": "application/json" }, body: '{"success":"tr' }, fallback],
    ["HTML instead of JSON", html(200, "Just a moment..."), fallback],
    ["400 with a message", json(400, { message: "Bad request" }), notSent("Bad request")],
    ["403 with HTML", html(403, "Forbidden"), refused],
    ["413", html(413, "Payload Too Large"), refused],
    ["422 without a message", json(422, { errors: [] }), refused],
    ["429 with HTML", html(429, "Too Many Requests"), refused],
    ["500 with a message", json(500, { message: " Server Error " }), notSent("Server Error")],
    ["500 with a message that is no text", json(500, { message: { text: "Server Error" } }), refused],
    ["500 with a blank message", json(500, { message: "  " }), refused],
    ["500 with null", json(500, null), refused],
    ["500 with an empty body", { status: 500, body: "" }, refused],
    ["a message of 200 characters", json(500, { message: "x".repeat(200) }), notSent("x".repeat(200))],
    ["a message of 201 characters", json(500, { message: "x".repeat(201) }), notSent(`${"x".repeat(199)}…`)],
    ["connection reset", "connection reset", fallback],
  ])("%s", async (_name, answer, outcome) => {
    forwarder.answerWith(answer)
    expect(await sendMessage(clinicEmail, contactMessage, en.form.failed)).toEqual(outcome)
    expect(forwarder.received).toHaveLength(1)
  })

  it.each(["endless body", "too late"] as const)("%s: 20 seconds", async answer => {
    jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask", "performance", "Date"] })
    forwarder.answerWith(answer)
    let outcome: unknown
    const sending = sendMessage(clinicEmail, contactMessage, en.form.failed).then(value => {
      outcome = value
    })
    await requestReceived()
    await jest.advanceTimersByTimeAsync(19_999)
    expect(outcome).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    await sending
    expect(outcome).toEqual(fallback)
    expect(forwarder.received).toHaveLength(1)
  })
})

it("posts JSON to the forwarder's address for the clinic", async () => {
  forwarder.answerWith(success)
  await sendMessage(clinicEmail, contactMessage, en.form.failed)
  expect(addresses).toEqual([`https://formsubmit.co/ajax/${clinicEmail}`])
  const [request] = forwarder.received
  expect(request?.method).toBe("POST")
  expect(request?.headers).toMatchObject({ "content-type": "application/json", accept: "application/json" })
  expect(request?.body).toEqual(contactBody)
  await sendMessage(clinicEmail, contactMessage, en.form.failed, "buy now")
  expect(forwarder.received[1]?.body).toEqual({ ...contactBody, _honey: "buy now" })
})

it.each([
  ["accents and other scripts", "Ndinoda rubatsiro ñ é ü 診療所 клиника"],
  ["right-to-left text", "هل أنتم مفتوحون؟ שלום"],
  ["emoji", "👩🏾‍⚕️ 🇿🇼 👍🏿"],
  ["quotation marks and brackets", `"It's" <b>bold</b> & \\ {"a":1} </script>`],
  ["line breaks and tabs", "one\n\ntwo\r\n\tthree"],
  ["5,000 emoji", "🩺".repeat(5000)],
])("sends %s unchanged", async (_name, text) => {
  forwarder.answerWith(success)
  expect(await sendMessage(clinicEmail, { ...contactMessage, subject: text, message: text }, en.form.failed)).toEqual({
    sent: true,
  })
  expect(forwarder.received[0]?.body).toMatchObject({ subject: text, message: text })
})

it("uses the same forwarder for a form without scripts", () => {
  expect(getPlainFormUrl(clinicEmail, "/message-sent/")).toBe(`https://formsubmit.co/${clinicEmail}`)
})

it("sends nothing in a preview", async () => {
  process.env["GATSBY_PREVIEW"] = "true"
  expect(await sendMessage(clinicEmail, contactMessage, en.form.failed)).toEqual(sent)
  expect(getPlainFormUrl(clinicEmail, "/message-sent/")).toBe("/message-sent/")
  delete process.env["GATSBY_PREVIEW"]
  expect(forwarder.received).toHaveLength(0)
})
