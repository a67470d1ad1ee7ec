import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { chromium } from "@playwright/test"
import { chromiumFlags, findChromium } from "./chromium"
import { serve } from "./server"

/** What a screen reader finds on each page of the built site, from the accessibility tree, into `docs/read-aloud/`. */
const folder = "docs/read-aloud"

const pages = {
  home: "/",
  services: "/services/",
  about: "/about/",
  contact: "/contact/",
  faq: "/faq/",
  appointment: "/appointment/",
  "not-found": "/no-such-page",
  "message-sent": "/message-sent/",
  offline: "/offline/",
}

const main = async (): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const site = await serve("public")
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" })
  for (const [name, address] of Object.entries(pages)) {
    await page.goto(`${site.address}${address}`)
    // Answers are heard when they are open.
    await page.locator("details").evaluateAll(all => {
      for (const details of all) {
        details.removeAttribute("name")
        details.setAttribute("open", "")
      }
    })
    const tree = await page.locator("body").ariaSnapshot()
    await writeFile(
      path.join(folder, `${name}.md`),
      `# ${await page.title()}\n\nWhat a screen reader finds on \`${address}\`, in its order. Made by \`npm run read-aloud\`.\n\n\`\`\`yaml\n${tree}\n\`\`\`\n`
    )
  }
  await browser.close()
  await site.close()
}

void main()
