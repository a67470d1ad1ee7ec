import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "@playwright/test"
import type { Site } from "../../plugins/gatsby-plugin-host-files"
import { contactMessage } from "../../testing/contactMessage"
import { readData } from "../../testing/data"
import { startMailServer } from "../../testing/mailServer"
import { findAddress, startServer, startWrangler, toolFile } from "./servers"

/**
 * Checks the functions that email messages, each in its host's own runtime, with a mail server that receives the
 * emails.
 */

const { clinic } = readData()
const password = "p@ss w:rd"
const endpoint = { provider: "endpoint", address: "/message" }

/**
 * Each host's status for the eleventh message in ten minutes. The local Netlify runtime keeps no state between
 * messages; Netlify's own limit is enforced by its network.
 */
const eleventh: Readonly<Record<string, number>> = { netlify: 200, cloudflare: 429 }

/** Copies the source of the functions, with another provider. */
const copyFunctions = (delivery: object): string => {
  const folder = mkdtempSync(path.join(tmpdir(), "functions-"))
  for (const name of ["functions", "netlify", "plugins", "src", "package.json"])
    cpSync(name, path.join(folder, name), { recursive: true })
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"))
  for (const name of ["data", "public"]) mkdirSync(path.join(folder, name))
  writeFileSync(path.join(folder, "data/clinic.json"), JSON.stringify({ ...clinic, delivery }))
  writeFileSync(path.join(folder, "public/index.html"), "<!doctype html><title>Home</title>")
  writeFileSync(path.join(folder, "public/404.html"), "<!doctype html><title>Not found</title>")
  return folder
}

type Variables = Readonly<Record<string, string>>

const starts: Readonly<Record<string, (address: string, folder: string, variables: Variables) => Promise<Site>>> = {
  netlify: (address, folder, variables) => {
    const runtime = [
      path.resolve("__tests__/hosts/netlifyFunctions.mjs"),
      toolFile("@netlify/functions-dev/dist/main.js"),
    ]
    return startServer(address, folder, [process.execPath, ...runtime, new URL(address).port], variables)
  },
  cloudflare: (address, folder, variables) =>
    startWrangler(address, folder, "public", [
      "--compatibility-flag",
      "nodejs_compat",
      ...Object.entries(variables).flatMap(([name, value]) => ["--binding", `${name}=${value}`]),
    ]),
}

const post = (site: Site, body: object | URLSearchParams) =>
  fetch(`${site.address}/message`, {
    method: "POST",
    redirect: "manual",
    ...(body instanceof URLSearchParams
      ? { body }
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  })

for (const [host, start] of Object.entries(starts))
  test(`messages on ${host}`, async () => {
    const last = eleventh[host] ?? 0
    const mailServer = await startMailServer("site@example.org", password)
    const variables = {
      SMTP_HOST: "127.0.0.1",
      SMTP_PORT: String(mailServer.port),
      SMTP_USER: "site@example.org",
      SMTP_PASSWORD: password,
    }
    const folder = copyFunctions(endpoint)
    const site = await start(await findAddress(), folder, variables)
    const message = { ...contactMessage, message: "one\n\n.two\n診療所 👩🏾‍⚕️", _elapsed: 5000 }

    await test.step("with scripts", async () => {
      const response = await post(site, message)
      expect([response.status, await response.json()]).toEqual([200, { sent: true }])
    })
    await test.step("without scripts", async () => {
      const next = "https://www.example.com/message-sent/"
      const response = await post(site, new URLSearchParams({ ...contactMessage, _honey: "", _next: next }))
      expect([response.status, response.headers.get("location")]).toEqual([303, "/message-sent/"])
    })
    await test.step("refused", async () => {
      const response = await post(site, { ...message, email: "nobody" })
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ field: "email" })
      expect((await post(site, { ...message, message: "x".repeat(300_001) })).status).toBe(413)
    })
    await test.step("the eleventh message in ten minutes", async () => {
      const statuses = []
      for (let number = 3; number <= 11; number++) statuses.push((await post(site, message)).status)
      expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), last])
    })
    await site.close()
    rmSync(folder, { recursive: true })

    const mails = last === 200 ? 11 : 10
    expect(mailServer.received).toHaveLength(mails)
    expect(mailServer.received[0]).toMatchObject({
      recipients: ["hello@example.com"],
      replyTo: { text: contactMessage.email },
      subject: contactMessage.subject,
      text: expect.stringContaining(message.message),
    })

    await test.step("switched off", async () => {
      const offFolder = copyFunctions({ provider: "formsubmit" })
      const off = await start(await findAddress(), offFolder, variables)
      expect([404, 405]).toContain((await post(off, message)).status)
      await off.close()
      rmSync(offFolder, { recursive: true })
    })
    await mailServer.close()
    expect(mailServer.received).toHaveLength(mails)
  })
