/** @jest-environment node */
import { getPlainFormUrl, sendMessage } from "../src/forms/sendMessage"
import { contactBody, contactMessage } from "./support/contactMessage"
import { type Forwarder, startForwarder } from "./support/forwarder"
import { type Mode, isNetworkFault, isSlow, modes, success } from "./support/forwarderModes"

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

/** The outcome in a mode. The form has the text of the fallback, so the outcome has no reason. */
const outcomeOf = ({ toast, values }: Mode) =>
  values === "cleared"
    ? { sent: true }
    : { sent: false, reason: toast.text.startsWith("Please try again") ? null : toast.text }

it.each(modes.filter(mode => !isSlow(mode) && !isNetworkFault(mode)))(
  "returns whether the message was sent, or the reason, for $name",
  async mode => {
    forwarder.answerAs(mode)
    expect(await sendMessage(clinicEmail, contactMessage)).toEqual(outcomeOf(mode))
    expect(forwarder.received).toHaveLength(mode.requests)
  }
)

it.each(modes.filter(isSlow))("waits 20 seconds for $name", async mode => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask", "performance", "Date"] })
  forwarder.answerAs(mode)
  let outcome: unknown
  const sending = sendMessage(clinicEmail, contactMessage).then(value => {
    outcome = value
  })
  await requestReceived()
  await jest.advanceTimersByTimeAsync(19_999)
  expect(outcome).toBeUndefined()
  await jest.advanceTimersByTimeAsync(1)
  await sending
  expect(outcome).toEqual(outcomeOf(mode))
  expect(forwarder.received).toHaveLength(mode.requests)
})

it("posts JSON to the forwarder's address for the clinic", async () => {
  forwarder.answerAs(success)
  await sendMessage(clinicEmail, contactMessage)
  expect(addresses).toEqual([`https://formsubmit.co/ajax/${clinicEmail}`])
  const [request] = forwarder.received
  expect(request?.method).toBe("POST")
  expect(request?.headers).toMatchObject({ "content-type": "application/json", accept: "application/json" })
  expect(request?.body).toEqual(contactBody)
})

it("includes the value of a filled-in honeypot", async () => {
  forwarder.answerAs(success)
  await sendMessage(clinicEmail, contactMessage, "buy now")
  expect(forwarder.received[0]?.body).toEqual({ ...contactBody, _honey: "buy now" })
})

it.each([
  ["accents and other scripts", "Ndinoda rubatsiro ñ é ü 診療所 клиника"],
  ["right-to-left text", "هل أنتم مفتوحون؟ שלום"],
  ["emoji", "👩🏾‍⚕️ 🇿🇼 👍🏿"],
  ["quotation marks and brackets", `"It's" <b>bold</b> & \\ {"a":1} </script>`],
  ["line breaks and tabs", "one\n\ntwo\r\n\tthree"],
  ["5,000 emoji", "🩺".repeat(5000)],
])("sends %s unchanged", async (_name, text) => {
  forwarder.answerAs(success)
  expect(await sendMessage(clinicEmail, { ...contactMessage, subject: text, message: text })).toEqual({ sent: true })
  expect(forwarder.received[0]?.body).toMatchObject({ subject: text, message: text })
})

it("uses the same forwarder for a form without scripts", () => {
  expect(getPlainFormUrl(clinicEmail)).toBe(`https://formsubmit.co/${clinicEmail}`)
})
