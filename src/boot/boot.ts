/**
 * The only script a page runs by itself. It does what a reader needs at once (the year, the console line of a lost
 * path, the service a link has chosen) and brings React when it is wanted: when a control is pressed, focused or
 * pointed at, when there is an unsent message, and on the home page when the page is idle, for the carousel.
 * The build writes it into each page (src/build/fillPages.ts), behind the template that holds Gatsby's own scripts.
 */
import { mayFetchAhead, costlyData } from "./connection"
import { keepMenuFocus } from "./menuFocus"
import { preloadsId, scriptsTemplateId } from "./pageElements"
import { createTrustedScripts } from "./trustedScripts"

/** Milliseconds after `load` before a page that nobody has touched brings React by itself. */
const idleAfter = 2000
/** Milliseconds after which controls are given back to the browser because React has not come. */
const giveUpAfter = 30_000
/** Controls that need React. A menu or an answer opens without it. */
const controls = `button:not([popovertarget]),input,select,textarea${"name" in HTMLDetailsElement.prototype ? "" : ",summary"}`

const trustedScripts = createTrustedScripts()
let asked = false
// A browser from before 2021 has the page as it is without scripts: React and what comes with it are not tried in any so
// old. `withoutReact` (src/styles/tokens.ts) asks the same.
let done = !CSS.supports("aspect-ratio", "1")
let pressed: HTMLElement | undefined

const controlOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null

const load = (): void => {
  if (asked || done) return
  asked = true
  // Moved, not copied: they are still the page's own scripts, which Trusted Types let run.
  const template = document.getElementById(scriptsTemplateId)
  if (template instanceof HTMLTemplateElement) document.body.append(template.content)
  // On a slow phone each of these costs milliseconds: between the two the page may answer to a finger.
  setTimeout(() => {
    // Files those scripts will ask for next: asked for at once, they save two round trips.
    const preloads: string[] = JSON.parse(document.getElementById(preloadsId)?.textContent ?? "[]")
    for (const href of preloads)
      document.head.append(
        Object.assign(document.createElement("link"), {
          rel: "preload",
          href,
          ...(href.endsWith(".js") ? { as: "script" } : { as: "fetch", crossOrigin: "anonymous" }),
        })
      )
  })
  setTimeout(giveUp, giveUpAfter)
}

const stop = (): void => {
  done = true
  removeEventListener("error", giveUp, true)
  removeEventListener("unhandledrejection", giveUp)
}

/** React cannot come: the page is as usable as it is without scripts. */
const giveUp = (): void => {
  if (asked) stop()
}

/** React has come: what was pressed meanwhile takes effect, once. */
const ready = (): void => {
  const waiting = pressed
  stop()
  pressed = undefined
  // After the render in which the forms take over what was typed.
  setTimeout(() => waiting?.isConnected && waiting.click())
}

const want = (event: Event): void => {
  if (controlOf(event)) load()
}

const press = (event: Event): void => {
  const control = controlOf(event)
  if (done || !control?.matches("button,summary")) return
  event.preventDefault()
  event.stopImmediatePropagation()
  pressed = control
  load()
}

addEventListener("pointerdown", want, true)
addEventListener("pointerover", event => event.pointerType === "mouse" && want(event), true)
addEventListener("focusin", want, true)
addEventListener("click", press, true)
addEventListener("error", giveUp, true)
addEventListener("unhandledrejection", giveUp)
addEventListener("site-ready", ready, { once: true })

// Links, until Gatsby's own take over: the next page is fetched when one is pointed at or touched, if data is cheap.
const reach = (event: Event): void => {
  const link = event.target instanceof Element ? event.target.closest("a") : null
  if (
    done ||
    !link ||
    link.origin !== location.origin ||
    link.pathname === location.pathname ||
    !mayFetchAhead() ||
    document.querySelector(`link[href="${link.pathname}"]`)
  )
    return
  document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: link.pathname }))
}
addEventListener("pointerover", reach, { passive: true })
addEventListener("touchstart", reach, { passive: true })

keepMenuFocus()

const year = document.querySelector("[data-year]")
if (year) year.textContent = String(new Date().getFullYear())

if (document.querySelector("[data-lost]")) {
  document.documentElement.dataset["lost"] = location.pathname
  console.error(`404: no page at ${location.pathname}`)
}

const service = document.querySelector<HTMLSelectElement>("select#service")
const wanted = new URLSearchParams(location.search).get("service")
if (service && [...service.options].some(option => option.value === wanted)) service.value = wanted ?? ""

const loadWhenIdle = (): unknown => ("requestIdleCallback" in window ? requestIdleCallback(load) : load())
const loadLater = (): unknown => setTimeout(loadWhenIdle, idleAfter)

/** What can wait until the page is painted. */
const afterPaint = (): void => {
  try {
    if (document.getElementById("message") && sessionStorage.getItem("contact-message")) load()
  } catch {
    // No storage, no unsent message.
  }
  const turns =
    document.querySelector("[aria-roledescription=carousel]") && !matchMedia("(prefers-reduced-motion: reduce)").matches
  if (!turns || costlyData()) return
  if (document.readyState === "complete") loadLater()
  else addEventListener("load", loadLater)
}
requestAnimationFrame(() => setTimeout(afterPaint))

// The service worker comes with the first use of a control or with the second page: who only reads one pays nothing.
const keepForOffline = (): void => {
  if ("serviceWorker" in navigator && !costlyData())
    navigator.serviceWorker.register(trustedScripts.createScriptURL("/sw.js")).catch(() => undefined)
}
if (document.referrer.startsWith(`${location.origin}/`)) addEventListener("load", keepForOffline)
else
  addEventListener(
    "click",
    event =>
      event.target instanceof Element &&
      event.target.closest("a,button,summary,input,select,textarea") &&
      keepForOffline(),
    { capture: true }
  )
