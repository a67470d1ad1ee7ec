/** @jest-environment node */
import { plainFormUrl, sendMessage, sendTimeoutMs } from "../src/forms/sendMessage"
import { type Forwarder, startForwarder } from "./support/forwarder"
import { type Mode, isNetworkFault, isSlow, modes } from "./support/forwarderModes"

const message = {
  name: "Rudo Moyo",
  email: "rudo@example.org",
  subject: "A question",
  message: "Are you open on Sunday?",
}
const clinicEmail = "clinic@example.org"
const realFetch = globalThis.fetch

let forwarder: Forwarder
let asked: string[] = []

const [success] = modes
if (!success) throw new Error("no modes")

beforeAll(async () => {
  forwarder = await startForwarder(success)
})

afterAll(() => forwarder.close())

beforeEach(() => {
  asked = []
  forwarder.received.length = 0
  globalThis.fetch = (address, options) => {
    asked.push(String(address))
    return realFetch(`${forwarder.address}${new URL(String(address)).pathname}`, options)
  }
})

afterEach(() => {
  globalThis.fetch = realFetch
  jest.useRealTimers()
})

const arrived = async () => {
  while (forwarder.received.length === 0) await new Promise(resolve => setImmediate(resolve))
}

/** What `sendMessage` makes of a mode: the fallback's words are the form's own, so the outcome has none. */
const outcomeOf = ({ toast, values }: Mode) =>
  values === "cleared"
    ? { sent: true }
    : { sent: false, reason: toast.text.startsWith("Please try again") ? null : toast.text }

it.each(modes.filter(mode => !isSlow(mode) && !isNetworkFault(mode)))("$name", async mode => {
  forwarder.answerAs(mode)
  expect(await sendMessage(clinicEmail, message)).toEqual(outcomeOf(mode))
  expect(forwarder.received).toHaveLength(mode.requests)
})

it.each(modes.filter(isSlow))("$name", async mode => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask", "performance", "Date"] })
  forwarder.answerAs(mode)
  let outcome: unknown
  const sending = sendMessage(clinicEmail, message).then(value => {
    outcome = value
  })
  await arrived()
  await jest.advanceTimersByTimeAsync(sendTimeoutMs - 1)
  expect(outcome).toBeUndefined()
  await jest.advanceTimersByTimeAsync(1)
  await sending
  expect(outcome).toEqual(outcomeOf(mode))
  expect(forwarder.received).toHaveLength(mode.requests)
})

it("waits 20 seconds at most", () => {
  expect(sendTimeoutMs).toBe(20_000)
})

it("posts JSON to the forwarder's address for the clinic", async () => {
  forwarder.answerAs(success)
  await sendMessage(clinicEmail, message)
  expect(asked).toEqual([`https://formsubmit.co/ajax/${clinicEmail}`])
  const [request] = forwarder.received
  expect(request?.method).toBe("POST")
  expect(request?.headers).toMatchObject({ "content-type": "application/json", accept: "application/json" })
  expect(request?.body).toEqual({ ...message, _captcha: "false", _template: "table" })
})

it("tells the forwarder of a filled trap for robots", async () => {
  forwarder.answerAs(success)
  await sendMessage(clinicEmail, message, "buy now")
  expect(forwarder.received[0]?.body).toEqual({ ...message, _captcha: "false", _template: "table", _honey: "buy now" })
})

it.each([
  ["accents and other scripts", "Ndinoda rubatsiro ñ é ü 診療所 клиника"],
  ["right to left", "هل أنتم مفتوحون؟ שלום"],
  ["emoji", "👩🏾‍⚕️ 🇿🇼 👍🏿"],
  ["quotes and brackets", `"It's" <b>bold</b> & \\ {"a":1} </script>`],
  ["line breaks and tabs", "one\n\ntwo\r\n\tthree"],
  ["5,000 emoji", "🩺".repeat(5000)],
])("%s arrive as typed", async (_name, words) => {
  forwarder.answerAs(success)
  expect(await sendMessage(clinicEmail, { ...message, subject: words, message: words })).toEqual({ sent: true })
  expect(forwarder.received[0]?.body).toMatchObject({ subject: words, message: words })
})

it("names the same forwarder for a form without scripts", () => {
  expect(plainFormUrl(clinicEmail)).toBe(`https://formsubmit.co/${clinicEmail}`)
})
