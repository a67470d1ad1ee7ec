import { spawn } from "node:child_process"
import { setTimeout } from "node:timers/promises"

/** Starts the site in develop mode and opens its editor, /admin, in the browser. */

const port = process.env["PORT"] ?? "8000"
const address = `http://localhost:${port}/admin/`

const openers: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
}

const isUp = (): Promise<boolean> =>
  fetch(address).then(
    response => response.ok,
    () => false
  )

const openEditor = (): void => {
  const [command, ...parameters] = openers[process.platform] ?? ["xdg-open"]
  console.log(`\nThe editor is at ${address} (use Chrome, Edge or another Chromium browser). Ctrl+C stops it.\n`)
  // Without a desktop there is nothing to open: the address above says it all.
  spawn(command, [...parameters, address], { stdio: "ignore" }).on("error", () => undefined)
}

const gatsby = spawn("npx", ["gatsby", "develop", "-p", port], {
  stdio: "inherit",
  shell: process.platform === "win32",
})
gatsby.on("exit", code => process.exit(code ?? 0))

const openWhenUp = async (): Promise<void> => {
  while (!(await isUp())) await setTimeout(1000)
  openEditor()
}

openWhenUp().catch(console.error)
