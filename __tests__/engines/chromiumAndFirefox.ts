import { type Browser, launch } from "puppeteer-core"
import { chromiumFlags } from "../../testing/browser/chromium"
import { type Driver, pressMs } from "./driver"

const driverOf = async (browser: Browser): Promise<Driver> => {
  const page = await browser.newPage()
  return {
    open: async url => {
      await page.goto(url)
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

/** Starts Chromium with the Chrome DevTools Protocol. */
export const startChromium = async (executablePath: string): Promise<Driver> =>
  driverOf(await launch({ executablePath, args: chromiumFlags }))

/** Starts Firefox with WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
export const startFirefox = async (executablePath: string): Promise<Driver> =>
  driverOf(await launch({ browser: "firefox", executablePath }))
