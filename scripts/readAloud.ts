import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { chromium } from "@playwright/test"
import { livePages } from "../__tests__/support/routes"
import { chromiumFlags, findChromium } from "./chromium"
import { serve } from "./server"

/** What a screen reader finds on each page of the built site, from the accessibility tree, into `read-aloud/`. */
const folder = "read-aloud"

const main = async (): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const site = await serve("public")
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" })
  for (const { name, route } of livePages.visitedPages) {
    await page.goto(`${site.address}${route}`)
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
      `# ${await page.title()}\n\nWhat a screen reader finds on \`${route}\`, in its order. Made by \`npm run read-aloud\`.\n\n\`\`\`yaml\n${tree}\n\`\`\`\n`
    )
  }
  await browser.close()
  await site.close()
}

void main()
