/** @jest-environment node */
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { runInNewContext } from "node:vm"
import { writeWorker } from "../../src/gatsby/scripts"

const build = "0123456789abcdef0123"
const page = (text: string) => new Response(`<meta name="build" content="${build}">${text}`)

/** The service worker as it is published, with a cache and a clock of the test's own. */
const startWorker = async (answer: (request: Request, init?: RequestInit) => Promise<Response>) => {
  const folder = await mkdtemp(path.join(tmpdir(), "worker-"))
  await writeWorker(folder, build, [{ prefix: "", pageNames: ["offline"] }])
  const script = await readFile(path.join(folder, "sw.js"), "utf8")
  await rm(folder, { recursive: true })
  const copies = new Map<string, Response>()
  const cache = {
    match: async ({ url }: Request) => copies.get(url)?.clone(),
    put: async ({ url }: Request, response: Response) => void copies.set(url, response),
  }
  const listeners: Record<string, (event: unknown) => void> = {}
  const timers: (() => void)[] = []
  runInNewContext(script, {
    URL,
    caches: { open: async () => cache },
    fetch: answer,
    setTimeout: (end: () => void) => timers.push(end),
    self: {
      location: new URL("https://www.example.com/sw.js"),
      addEventListener: (name: string, listener: (event: unknown) => void) => {
        listeners[name] = listener
      },
    },
  })
  const visit = (address: string) => {
    const request = new Request(`https://www.example.com${address}`)
    const lifetime: Promise<unknown>[] = []
    const answers: Promise<Response>[] = []
    // As browsers do: nobody can ask for more time once there is an answer and nothing else to wait for.
    let isOver = false
    listeners["fetch"]?.({
      request,
      waitUntil: (promise: Promise<unknown>) => {
        if (isOver) throw new Error("The event is over.")
        lifetime.push(promise)
      },
      respondWith: (promise: Promise<Response>) => answers.push(promise),
    })
    const end = async () => {
      await Promise.all([...answers, ...lifetime])
      isOver = true
      await Promise.all(lifetime)
    }
    void Promise.all(answers).then(() => {
      isOver = lifetime.length === 0
    })
    return { url: request.url, answer: answers[0], end }
  }
  return {
    copies,
    visit,
    endTimers: () => {
      for (const end of timers.splice(0)) end()
    },
  }
}

const textOf = async (response?: Response): Promise<string> => (await response?.text()) ?? ""

it("asks the host whether a page is still right", async () => {
  const modes: unknown[] = []
  const { visit } = await startWorker(async (_request, init) => {
    modes.push(init?.cache)
    return page("About")
  })
  await visit("/page-data/about/page-data.json").answer
  expect(modes).toEqual(["no-cache"])
})

it("keeps an answer that comes after a copy has been served", async () => {
  const arrivals: ((response: Response) => void)[] = []
  const { visit, copies, endTimers } = await startWorker(() => new Promise(resolve => arrivals.push(resolve)))
  const address = "/page-data/about/page-data.json"
  copies.set(`https://www.example.com${address}`, page("Old"))
  const { answer, end, url } = visit(address)
  endTimers()
  expect(await textOf(await answer)).toContain("Old")
  for (const arrive of arrivals) arrive(page("New"))
  await end()
  expect(await textOf(copies.get(url))).toContain("New")
})

it("asks once more for a file that the browser remembers as missing", async () => {
  const modes: unknown[] = []
  const { visit, copies } = await startWorker(async (_request, init) => {
    modes.push(init?.cache)
    return init?.cache === "reload" ? new Response("0") : new Response("", { status: 404 })
  })
  const { answer, url, end } = visit("/static/app-0123456789.js")
  expect(await textOf(await answer)).toBe("0")
  await end()
  expect(modes).toEqual([undefined, "reload"])
  expect(copies.has(url)).toBe(true)
})
