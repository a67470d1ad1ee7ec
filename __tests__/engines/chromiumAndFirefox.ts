import { type Browser, launch } from "puppeteer-core"
import { chromiumFlags } from "../support/browser/chromium"
import { type Driver, type Start, pressMs } from "./driver"

const driverOf = async (browser: Browser, dark?: boolean): Promise<Driver> => {
  const page = await browser.newPage()
  if (dark !== undefined)
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }])
  return {
    open: async address => {
      await page.goto(address)
    },
    resize: (width, height) => page.setViewport({ width, height }),
    run: (script, ...values) => page.evaluate(script, ...values),
    point: async (x, y, press) => {
      await page.mouse.move(x, y)
      if (press) await page.mouse.click(x, y, { delay: pressMs })
    },
    key: name => page.keyboard.press(name),
    type: text => page.keyboard.type(text),
    close: () => browser.close(),
  }
}

/** Starts Chromium with its own protocol. */
export const startChromium = async ({ program, dark }: Start): Promise<Driver> =>
  driverOf(await launch({ executablePath: program, args: chromiumFlags }), dark)

/** Starts Firefox with WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). A preference sets the colour scheme. */
export const startFirefox = async ({ program, dark }: Start): Promise<Driver> =>
  driverOf(
    await launch({
      browser: "firefox",
      executablePath: program,
      extraPrefsFirefox: { "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1 },
    })
  )
