import { chromium } from "@playwright/test"
import { startRehearsal } from "./github/rehearsal"
import { findChromium, chromiumFlags } from "./chromium"
const main = async () => {
const r = await startRehearsal()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
for (const [width, scheme] of [[1280, "light"], [390, "dark"]] as const) {
const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme })
page.setDefaultTimeout(60000)
page.on("console", m =>  console.log("  console:", m.text().slice(0, 200)))
await page.goto(r.address + "/admin/")
await page.getByRole("button", { name: "Sign In Using Access Token" }).click()
await page.getByRole("alertdialog").getByRole("textbox").fill("practice")
await page.getByRole("alertdialog").getByRole("button", { name: "Sign In" }).click()
await page.getByRole("gridcell", { name: "Our impact" }).or(page.getByRole("treeitem", { name: "Our impact" })).first().waitFor()
for (const [name, file] of [["Appointment page", "appointment"], ["The clinic","clinic"], ["Home page","home"]] as const) {
 await page.getByRole("gridcell", { name }).or(page.getByRole("treeitem", { name })).first().click()
 await page.waitForTimeout(12000)
 await page.screenshot({ path: `/tmp/shot-preview-${file}.png` })
 console.log(name, page.frames().length, (await page.frames().at(-1)?.evaluate(() => document.body.innerHTML.slice(0, 300))))
 await page.getByRole("button", { name: "Cancel Editing" }).click()
}
break
await page.close()
}
console.log(r.github.unknownCalls)
await browser.close(); await r.close()
}
main().catch(console.error)
