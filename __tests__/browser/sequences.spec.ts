import { type Page, type Route, expect, test } from "@playwright/test"
import * as fc from "fast-check"
import { readData } from "../support/data"
import { command, runSequences } from "../support/sequences"

/** The short form of __tests__/sequences.test.tsx in a real browser, with slow and failing scripts and networks. */

const { slides, contact } = readData()
const names = { name: "Full name", email: "Email", subject: "Subject", message: "Message" } as const
const words = {
  name: "Rudo Moyo",
  email: "rudo@example.org",
  subject: "A question",
  message: "Open on Sunday?",
} as const

type Name = keyof typeof names
const isName = (name: string): name is Name => name in names
const all = Object.keys(names).filter(isName)

interface Model {
  page: "contact" | "home" | "about"
  values: Record<Name, string>
  slide: number
  sent: number
  /** Scripts do not come: what is pressed waits. */
  held: boolean
  waiting: boolean
  focused: boolean
}

test.use({ serviceWorkers: "block", viewport: { width: 390, height: 844 } })
test.setTimeout(180_000)

const empty = { name: "", email: "", subject: "", message: "" }

// In parts, which run beside each other.
for (const part of [1, 2, 3, 4])
  test(`whatever is pressed and typed, nothing is lost, sent twice or claimed falsely (${part} of 4)`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      reducedMotion: "reduce",
      baseURL,
      viewport: { width: 390, height: 844 },
    })
    let page: Page = await context.newPage()
    const said: string[] = []
    let messages: unknown[] = []
    let works = true
    let heldRoutes: Route[] | undefined

    const control = (name: Name) => page.getByRole("textbox", { name: names[name], exact: true })
    const button = () => page.getByRole("button", { name: /^(Send Message|Sending\.\.\.)$/ })
    const releaseScripts = async () => {
      const routes = heldRoutes ?? []
      heldRoutes = undefined
      await Promise.all(routes.map(route => route.continue().catch(() => undefined)))
    }
    const isComplete = (values: Readonly<Record<Name, string>>) =>
      all.every(name => values[name]) && values.email.includes("@")

    /** Everything a model speaks of, in one question. */
    const look = () =>
      page.evaluate(fields => {
        const button = document.querySelector<HTMLButtonElement>("form[method] [type=submit]")
        return {
          values: fields.map(id => document.querySelector<HTMLInputElement>(`form[method] #${id}`)?.value),
          button: button && (button.disabled ? "sending" : button.ariaBusy === "true" ? "waiting" : "ready"),
          marked: [...document.querySelectorAll("[data-go-to]")].flatMap((dot, index) =>
            dot.getAttribute("aria-current") === "true" ? [index] : []
          ),
          visible: [...document.querySelectorAll("[data-slide]:not([inert], [hidden])")].map(
            slide => Number(slide.getAttribute("data-slide")) - 1
          ),
          focus: document.activeElement === document.body ? "lost" : "kept",
        }
      }, all)

    const expectModel = async (model: Model) => {
      const { page: at, values, waiting, slide, focused } = model
      await expect
        .poll(async () => (await look().catch(() => undefined)) ?? "a page that is going", { intervals: [20, 50, 100] })
        .toMatchObject({
          ...(at === "contact" && { values: all.map(name => values[name]), button: waiting ? "waiting" : "ready" }),
          ...(at === "home" && { marked: [slide], visible: [slide] }),
          ...(focused && !waiting && { focus: "kept" }),
        })
      expect(messages).toHaveLength(model.sent)
      expect(said).toEqual([])
    }
    const make = (name: string, check: (model: Readonly<Model>) => boolean, run: (model: Model) => Promise<void>) =>
      command<Model, object>(name, check, async model => {
        await run(model)
        await expectModel(model)
      })

    /** A complete form that React has is sent, and the answer comes at once. */
    const afterPress = async (model: Model) => {
      if (!isComplete(model.values)) {
        const first = all.find(name => !model.values[name] || (name === "email" && !model.values.email.includes("@")))
        if (first) await expect(control(first)).toBeFocused()
        return
      }
      model.sent += 1
      await expect.poll(() => messages.length).toBe(model.sent)
      expect(messages.at(-1)).toMatchObject(model.values)
      if (works) {
        model.values = { ...empty }
        await expect(page.getByRole("status").filter({ hasText: "Message Sent!" }).first()).toBeVisible()
      } else await expect(page.getByText(/Your message is still here/)).toBeVisible()
    }

    await context.route("https://formsubmit.co/**", async route => {
      if (route.request().method() === "OPTIONS") return route.fulfill({ status: 204 })
      messages.push(route.request().postDataJSON())
      return works
        ? route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: { success: "true" } })
        : route.abort("connectionreset")
    })
    await context.route(/\.js$/, route => {
      if (heldRoutes) heldRoutes.push(route)
      else return route.continue()
      return undefined
    })

    const go = (to: Model["page"]) =>
      make(
        `opens ${to}`,
        ({ page: at }) => at !== to,
        async model => {
          if (model.waiting) {
            await releaseScripts()
            model.held = false
            await expect(button()).not.toHaveAttribute("aria-busy")
            model.waiting = false
            await afterPress(model)
          }
          await page.goto(to === "home" ? "/" : `/${to}/`)
          model.page = to
          model.slide = 0
          model.focused = false
        }
      )

    await runSequences<Model, object>(
      15,
      [
        fc.constantFrom(...all).map(name =>
          make(
            `types ${name}`,
            ({ page: at }) => at === "contact",
            async model => {
              await control(name).fill(words[name])
              model.focused = true
              model.values = { ...model.values, [name]: words[name] }
            }
          )
        ),
        fc.constant(
          make(
            "fills in everything",
            ({ page: at, waiting }) => at === "contact" && !waiting,
            async model => {
              for (const name of all) await control(name).fill(words[name])
              model.focused = true
              model.values = { ...words }
            }
          )
        ),
        fc.constantFrom(1, 2).map(times =>
          make(
            `presses send ${times} times`,
            ({ page: at, waiting }) => at === "contact" && !waiting,
            async model => {
              const ready = await page.evaluate(() =>
                Object.keys(document.getElementById("gatsby-focus-wrapper") ?? {}).some(key =>
                  key.startsWith("__reactFiber")
                )
              )
              await (times === 1 ? button().click() : button().dblclick())
              model.focused = true
              if (model.held && !ready) model.waiting = true
              else await afterPress(model)
            }
          )
        ),
        fc.constant(
          make(
            "the scripts come",
            ({ held }) => held,
            async model => {
              await releaseScripts()
              model.held = false
              if (!model.waiting) return
              model.waiting = false
              await afterPress(model)
            }
          )
        ),
        fc.boolean().map(next =>
          make(
            `the network ${next ? "works" : "fails"}`,
            () => true,
            async () => {
              works = next
            }
          )
        ),
        fc.constant(
          make(
            "loads the page again, slowly",
            ({ page: at, waiting }) => at !== "about" && !waiting,
            async model => {
              await releaseScripts()
              heldRoutes = []
              model.held = true
              await page.reload()
              model.slide = 0
              model.focused = false
              // Nobody who comes back finds the form without the draft, as soon as React is there.
              await releaseScripts()
              model.held = false
            }
          )
        ),
        fc.constantFrom(1, -1).map(step =>
          make(
            step === 1 ? "next slide" : "previous slide",
            ({ page: at }) => at === "home",
            async model => {
              await page.getByRole("button", { name: step === 1 ? "Next slide" : "Previous slide" }).click()
              model.slide = (model.slide + step + slides.slides.length) % slides.slides.length
              model.focused = true
            }
          )
        ),
        fc.nat(slides.slides.length - 1).map(index =>
          make(
            `dot ${index + 1}`,
            ({ page: at }) => at === "home",
            async model => {
              await page.getByRole("button", { name: `Slide ${index + 1}:` }).click()
              model.slide = index
              model.focused = true
            }
          )
        ),
        fc.constant(
          make(
            "opens and closes the menu",
            ({ waiting }) => !waiting,
            async model => {
              await page.getByRole("button", { name: "Menu" }).click()
              await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible()
              await page.keyboard.press("Escape")
              await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden()
              model.focused = true
            }
          )
        ),
        fc.constantFrom("contact", "home", "about").map(to => go(to)),
      ],
      async () => {
        // A tab of its own, in the same browser: the storage of one tab is not another's.
        await page.close()
        page = await context.newPage()
        said.length = 0
        messages = []
        works = true
        page.on("pageerror", error => said.push(error.message))
        page.on("console", message => {
          // The browser itself reports a request that the network has failed.
          if (message.type() === "error" && !/ERR_CONNECTION_RESET/.test(message.text())) said.push(message.text())
        })
        await releaseScripts()
        heldRoutes = []
        await page.goto("/contact/")
        await expect(page.getByRole("form", { name: contact.formHeading })).toBeVisible()
        return {
          model: {
            page: "contact",
            values: { ...empty },
            slide: 0,
            sent: 0,
            held: true,
            waiting: false,
            focused: false,
          },
          real: {},
        }
      },
      () => releaseScripts(),
      { maxCommands: 6, part }
    )
    await context.close()
  })
