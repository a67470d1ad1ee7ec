import { expect, test } from "@playwright/test"
import { secondContent } from "../../scripts/sampleFolders"
import { serve } from "../../scripts/server"
import { axeFindings } from "../support/browser/axeFindings"
import { answerWith } from "../support/browser/browserForwarder"
import { hydrate } from "../support/browser/hydrated"
import { followRequests } from "../support/browser/network"
import { serveSite } from "../support/browser/serveSite"
import { walk } from "../support/browser/walk"
import { readData } from "../support/data"
import { success } from "../support/forwarderAnswers"
import { readPages } from "../support/routes"
import { secondSite } from "../support/sites"

/**
 * A family practice in Beira, unlike the sample in everything that data say: Portuguese, closed on Sundays, the national
 * emergency number, no fax, WhatsApp first, another brand. Its layout is in layout.spec.ts.
 */
const { clinic, appointment, contact } = readData(secondContent)
const { visitedRoutes } = readPages(secondContent)
const site = serveSite(secondSite)

test.describe("in both themes", () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })

  for (const route of visitedRoutes)
    test(route, async ({ page }) => {
      await page.goto(site.address + route)
      await expect(page.locator("html")).toHaveAttribute("lang", "pt")
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await walk(page), `${width} px`).toEqual([])
        for (const colorScheme of ["light", "dark"] as const)
          for (const contrast of ["no-preference", "more"] as const) {
            await page.emulateMedia({ colorScheme, contrast })
            const rules = contrast === "more" ? "contrast-aaa" : "all"
            expect.soft(await axeFindings(page, { rules }), `${width} px, ${colorScheme}, ${contrast}`).toEqual([])
          }
        await page.emulateMedia({ contrast: "no-preference" })
      }
    })
})

test("what search engines are told", async ({ page }) => {
  const readGraph = async (route: string) => {
    await page.goto(site.address + route)
    return page.locator('script[type="application/ld+json"]').innerHTML()
  }
  expect(await readGraph("/faq/")).toContain('"inLanguage":"pt"')
  const graph = await readGraph("/contact/")
  expect(graph).toContain('"Monday"')
  expect(graph).not.toContain('"Sunday"')
  expect(graph).not.toContain("23:59")
  expect(graph).not.toContain("faxNumber")
  // 119 is the country's number and not one of the clinic.
  expect(graph).not.toContain(`"${clinic.emergency.number}"`)
})

test("the bytes of a first visit", async ({ browser }) => {
  // Compressed as well as on a host.
  const { address, close } = await serve(secondSite)
  const routes = visitedRoutes.filter(name => name !== "/")
  for (const route of [...routes, ...routes.map(name => `/en${name}`)]) {
    // Each page in a browser that has nothing yet.
    const context = await browser.newContext({ serviceWorkers: "block" })
    const page = await context.newPage()
    const received: { kind: string; bytes: number }[] = []
    page.on("response", response => {
      const kind = response.request().resourceType()
      if (kind !== "image") received.push({ kind, bytes: Number(response.headers()["content-length"]) })
    })
    const { settled } = followRequests(page)
    await page.goto(address + route)
    await settled()
    await context.close()
    // The style sheet for printers, and the icon, come when they come.
    const kinds = received.map(({ kind }) => kind).filter(kind => kind !== "stylesheet" && kind !== "other")
    expect.soft(kinds, route).toEqual(["document", "font"])
    const bytes = received.reduce((total, one) => total + one.bytes, 0)
    expect.soft(bytes / 1000, route).toBeLessThanOrEqual(30)
  }
  await close()
})

test("a Sunday cannot be booked, and a Monday is said not to have been sent", async ({ page }) => {
  // A Tuesday.
  await page.clock.setFixedTime("2026-11-24T08:00:00+02:00")
  await page.goto(`${site.address}/appointment/`)
  const form = page.getByRole("form")
  await form.getByLabel("Nome próprio").fill("Amélia")
  await form.getByLabel("Apelido").fill("Jossias")
  await form.getByLabel("E-mail").fill("amelia@example.com")
  await form.getByLabel("Telefone").fill("+258 84 123 4567")
  await form.getByLabel("Tipo de serviço").selectOption("Medicina geral")
  const date = form.getByLabel("Data preferida")
  await date.fill("2026-11-29")
  const submit = form.getByRole("button", { name: "Marcar consulta" })
  await submit.click()
  await expect(date).toHaveAccessibleDescription(/Estamos encerrados neste dia: domingo/)
  await expect(page.getByRole("region", { name: appointment.confirmation.none.heading })).toHaveCount(0)
  await date.fill("2026-11-30")
  await form.getByLabel("Hora preferida").selectOption("09:00")
  await submit.click()
  await expect(page.getByRole("region", { name: appointment.confirmation.none.heading })).toBeVisible()
  await expect(page.getByRole("status").filter({ hasText: "ainda não foi enviado" })).toBeVisible()
})

test("a message is sent", async ({ page }) => {
  const requests = await answerWith(page, success)
  await page.goto(`${site.address}/contact/`)
  const form = page.getByRole("form")
  await form.getByLabel("Nome completo").fill("Amélia Jossias")
  await form.getByLabel("E-mail").fill("amelia@example.com")
  await form.getByLabel("Assunto").fill("Horário ou caminho")
  await form.getByLabel("Mensagem").fill("A que horas abrem ao sábado de manhã?")
  await form.getByRole("button", { name: "Enviar mensagem" }).click()
  await expect(page.getByText(contact.messageSent.heading).first()).toBeVisible()
  expect(requests).toHaveLength(1)
})

test("open now is said only while it is true", async ({ page }) => {
  const banner = page.getByRole("banner")
  // A Tuesday, a minute before noon’s break.
  await page.clock.install({ time: "2026-11-24T12:29:00+02:00" })
  await page.goto(site.address)
  await expect(banner).toContainText("Estamos abertos agora. Hora de fecho: 12:30.")
  await page.clock.fastForward("01:00")
  await expect(banner).toContainText("Estamos fechados agora. Abertura hoje: 14:00.")
  await hydrate(page)
  await expect(banner).toContainText("Estamos fechados agora. Abertura hoje: 14:00.")
  await page.clock.fastForward("01:30:00")
  await expect(banner).toContainText("Estamos abertos agora. Hora de fecho: 17:00.")
})
