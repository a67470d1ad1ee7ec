import { getPlainFormUrl, sendMessage } from "../../src/forms/sendMessage"
import { en } from "../../src/words/en"
import { contactBody, contactMessage } from "../../testing/contactMessage"
import { type Forwarder, startForwarder } from "../../testing/forwarder"
import { success } from "../../testing/forwarderAnswers"
import { readTable } from "../../testing/readTable"

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

/** "Messages" in docs/product.md. */
const fallback = { sent: false, reason: null }
const sent = { sent: true }

describe("the answer of the forwarder", () => {
  it.each(readTable("forms/forwarderAnswers.txt"))("%s", async (_what, status, type = "", body = "", outcome) => {
    const answer = { status: Number(status), headers: { "content-type": type }, body: body === "-" ? "" : body }
    forwarder.answerWith(type === "reset" ? "connection reset" : answer)
    const notSent = { sent: false, reason: outcome === "-" ? null : outcome }
    expect(await sendMessage(clinicEmail, contactMessage, en.form.failed)).toEqual(outcome === "sent" ? sent : notSent)
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
