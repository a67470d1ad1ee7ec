import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { setTimeout as wait } from "node:timers/promises"
import { getValue } from "../../plugins/gatsby-plugin-content-model/json"
import { type Driver, keys, pressMs } from "./driver"

/** Returns the path of the browser, which Debian installs in a folder that depends on the architecture. */
const findMiniBrowser = (): string | undefined =>
  readdirSync("/usr/lib")
    .map(folder => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find(existsSync)

/** Starts a virtual screen in memory, which WebKitGTK needs. */
const startScreen = async (): Promise<{ screen: ChildProcess; display: string }> => {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  })
  const number = await new Promise<string>((resolve, reject) => {
    screen.once("error", reject)
    screen.stdout.once("data", (data: Buffer) => resolve(data.toString().trim()))
  })
  return { screen, display: `:${number}` }
}

/** Starts WebKit with WebDriver (https://www.w3.org/TR/webdriver2/) in WebKitGTK's MiniBrowser. */
export const startWebKit = async (program: string): Promise<Driver> => {
  const { screen, display } = await startScreen()
  const port = 20_000 + (process.pid % 20_000)
  const server = spawn(program, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: "x11", WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
    stdio: "ignore",
  })

  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
    })
    const value = getValue(await response.json(), "value")
    if (!response.ok) throw new Error(`WebKit could not ${method} ${path}: ${String(getValue(value, "message"))}`)
    return value
  }
  while (!(await ask("GET", "/status").catch(() => undefined))) await wait(100)

  const begun = await ask("POST", "/session", {
    capabilities: {
      alwaysMatch: { "webkitgtk:browserOptions": { binary: findMiniBrowser(), args: ["--automation"] } },
    },
  })
  const session = `/session/${String(getValue(begun, "sessionId"))}`
  const act = async (actions: unknown): Promise<void> => {
    await ask("POST", `${session}/actions`, { actions: [actions] })
  }
  const type = (text: string): Promise<void> =>
    act({
      type: "key",
      id: "keys",
      actions: [...text].flatMap(value => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    })
  return {
    open: async url => {
      await ask("POST", `${session}/url`, { url })
    },
    resize: async (width, height) => {
      await ask("POST", `${session}/window/rect`, { width, height })
    },
    run: (script, ...values) =>
      ask("POST", `${session}/execute/sync`, { script: `return (${String(script)})(...arguments)`, args: values }),
    point: (x, y, press) =>
      act({
        type: "pointer",
        id: "mouse",
        actions: [
          { type: "pointerMove", x, y },
          ...(press
            ? [
                { type: "pointerDown", button: 0 },
                { type: "pause", duration: pressMs },
                { type: "pointerUp", button: 0 },
              ]
            : []),
        ],
      }),
    key: name => type(keys[name]),
    type,
    close: async () => {
      await ask("DELETE", session).catch(() => undefined)
      server.kill()
      screen.kill()
    },
  }
}
