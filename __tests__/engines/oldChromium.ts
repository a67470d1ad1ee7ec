import { spawn } from "node:child_process"
import { EventEmitter, once } from "node:events"
import { Readable, Writable } from "node:stream"
import { getItems, getValue } from "../../plugins/gatsby-plugin-content-model/json"
import { ensureOldChromium } from "../../testing/browser/chromium"
import { type Driver, pressMs } from "./driver"

type Send = (method: string, parameters?: object) => Promise<unknown>

/** Sends commands through one pipe and reads answers and events from another. Each message ends with a zero. */
const connect = (commands: Writable, answers: Readable, onEvent: (method: unknown) => void) => {
  const waiting = new Map<unknown, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let received = ""
  answers.setEncoding("utf8").on("data", (data: string) => {
    const messages = (received + data).split("\0")
    received = messages.pop() ?? ""
    for (const text of messages) {
      const message: unknown = JSON.parse(text)
      const call = waiting.get(getValue(message, "id"))
      const error = getValue(message, "error", "message")
      if (!call) onEvent(getValue(message, "method"))
      else if (error) call.reject(new Error(String(error)))
      else call.resolve(getValue(message, "result"))
    }
  })
  let last = 0
  return (method: string, parameters: object = {}, sessionId?: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      commands.write(`${JSON.stringify({ id: last, method, params: parameters, sessionId })}\0`)
    })
}

const keys = { Tab: 9, Enter: 13, Escape: 27 } as const

const createDriver = (send: Send, waitForLoad: () => Promise<void>, close: () => Promise<void>): Driver => {
  const press = (type: string, x: number, y: number): Promise<unknown> =>
    send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 })
  return {
    open: async url => {
      const loaded = waitForLoad()
      await send("Page.navigate", { url })
      await loaded
    },
    resize: async (width, height) => {
      await send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false })
    },
    run: async (script, ...values) => {
      const expression = `(${String(script)})(...${JSON.stringify(values)})`
      const answer = await send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true })
      const error = getValue(answer, "exceptionDetails")
      if (error) throw new Error(JSON.stringify(error))
      return getValue(answer, "result", "value")
    },
    point: async (x, y, isPressed) => {
      await send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y })
      if (!isPressed) return
      await press("mousePressed", x, y)
      await new Promise(resolve => setTimeout(resolve, pressMs))
      await press("mouseReleased", x, y)
    },
    key: async name => {
      const key = { key: name, code: name, windowsVirtualKeyCode: keys[name], text: name === "Enter" ? "\r" : "" }
      await send("Input.dispatchKeyEvent", { type: name === "Enter" ? "keyDown" : "rawKeyDown", ...key })
      await send("Input.dispatchKeyEvent", { type: "keyUp", ...key })
    },
    type: async text => {
      await send("Input.insertText", { text })
    },
    close,
  }
}

/** Returns the id of the page with which a browser has started. */
const findPage = async (call: Send): Promise<unknown> => {
  for (;;) {
    const pages = getItems(await call("Target.getTargets"), "targetInfos").filter(
      target => getValue(target, "type") === "page"
    )
    if (pages.length) return getValue(pages, 0, "targetId")
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/**
 * Starts an old Chromium with the bare Chrome DevTools Protocol (https://chromedevtools.github.io/devtools-protocol/),
 * because current versions of Playwright and Puppeteer do not support it. `packageName` is `chromium-92` or
 * `chromium-109`.
 */
export const startOldChromium = async (packageName: string): Promise<Driver> => {
  const flags = ["--headless", "--no-sandbox", "--no-zygote", "--disable-gpu"]
  const browser = spawn(ensureOldChromium(packageName), [...flags, "--remote-debugging-pipe", "about:blank"], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
  })
  const [, , , commands, answers] = browser.stdio
  if (!(commands instanceof Writable) || !(answers instanceof Readable)) throw new Error(`${packageName} has no pipes.`)
  const loads = new EventEmitter()
  const call = connect(commands, answers, method => method === "Page.loadEventFired" && loads.emit("load"))
  const targetId = await findPage(call)
  const sessionId = getValue(await call("Target.attachToTarget", { targetId, flatten: true }), "sessionId")
  const send: Send = (method, parameters = {}) => call(method, parameters, sessionId)
  await send("Page.enable")
  return createDriver(
    send,
    async () => void (await once(loads, "load")),
    async () => void browser.kill("SIGKILL")
  )
}
