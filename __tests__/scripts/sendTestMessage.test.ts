import { createServer } from "node:http"
import { formatDeliveryAdvice } from "../../src/forms/delivery/providers"
import { sendTestMessage } from "../../scripts/sendTestMessage"
import { listen } from "../../plugins/gatsby-plugin-host-files"
import { providerNames } from "../../src/model/delivery"
import { providers } from "../../src/forms/delivery/providers"
import { readData } from "../../testing/data"
import { type Answer, json } from "../../testing/forwarderAnswers"

/** Serves a published site with a program of its own for messages. */
const publish = async (answer: Answer, action = "/message") => {
  const received: unknown[] = []
  const server = createServer(async (request, response) => {
    let text = ""
    for await (const piece of request) text += String(piece)
    if (request.method === "GET") {
      response.end(`<form method="get" action="/search"></form><form method="post" action="${action}"></form>`)
      return
    }
    received.push({ url: request.url, origin: request.headers.origin, body: JSON.parse(text) })
    if (typeof answer === "object") response.writeHead(answer.status, { ...answer.headers }).end(answer.body)
  })
  const { url, close } = await listen(server, 0)
  return { url, received, close }
}

const sample = readData()
const now = Date.parse("2026-11-26T06:20:00Z")
const delivery = { provider: "endpoint", address: "/message" }

it.each<[string, Answer, boolean, string]>([
  [
    "taken",
    json(200, { sent: true }),
    true,
    "has taken the message “Test of the contact form, 2026-11-26T06:20:00.000Z”",
  ],
  ["refused", json(500, { message: "Failed to send message" }), false, "refused the message: Failed to send message."],
  ["not answered with sense", json(200, {}), false, "It may have arrived"],
])("reports a test message that is %s", async (_what, answer, isSent, text) => {
  const site = await publish(answer)
  const report = await sendTestMessage({ ...sample.clinic, website: site.url, delivery }, now)
  await site.close()
  expect(report.isSent).toBe(isSent)
  expect(report.text).toContain(text)
  expect(site.received).toEqual([
    {
      url: "/message",
      origin: site.url,
      body: {
        name: "Test of the website",
        email: "hello@example.com",
        subject: "Test of the contact form, 2026-11-26T06:20:00.000Z",
        message: expect.stringContaining("This is a test"),
        _to: "hello@example.com",
        _elapsed: expect.any(Number),
      },
    },
  ])
})

it("sends nothing from a site that was published with another way, or is not there", async () => {
  const site = await publish(json(200, { sent: true }), "https://formsubmit.co/hello@example.com")
  const clinic = { ...sample.clinic, website: site.url, delivery }
  expect(await sendTestMessage(clinic, now)).toEqual({
    isSent: false,
    text: expect.stringContaining("leads to https://formsubmit.co/hello@example.com, but by clinic.json"),
  })
  await site.close()
  expect(site.received).toEqual([])
  expect((await sendTestMessage(clinic, now)).text).toContain("cannot be reached")
})

it.each(providerNames)("says how to start %s, and what it means for people's data", provider => {
  const { name, stores, contract, activation } = providers[provider].providerInfo
  const advice = formatDeliveryAdvice({ delivery: { provider } })
  for (const words of [name, stores, contract, ...activation]) expect(advice).toContain(words)
})
