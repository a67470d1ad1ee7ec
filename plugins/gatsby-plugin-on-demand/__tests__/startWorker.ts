import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { runInNewContext } from "node:vm"
import { writeWorker } from "../build/writeWorker"

/** The build of the worker. */
export const build = "0123456789abcdef0123"
export const host = "https://www.example.com"
/** A page of this build. */
export const page = (text: string) => new Response(`<meta name="build" content="${build}">${text}`)

/** The page with the element for the note about a copy, which has this text. */
export const pageWithNote = (note = "") => page(`<p id="copy-note" role="status">${note}</p>`)

const describeCopies = (saved: string): [string, ...string[]] => [
  `${saved} on {day}.{month}.{year} & more`,
  ...Array.from({ length: 12 }, (_, month) => String(month + 1)),
]

/** A request or a URL as one URL. */
export const urlOf = (request: Request | string): string =>
  new URL(request instanceof Request ? request.url : request, host).href

/** What the worker does with its storage. */
export const storageCalls = ["open", "match", "put", "keys", "delete"] as const

type StorageCall = (typeof storageCalls)[number]

/**
 * The service worker as it is published for a site with English and Portuguese pages, with caches, a clock and `windows` of
 * the test's own. Every file that `answer` refuses is one for which there is no network.
 */
export const startWorker = async (
  answer: (request: Request, init?: RequestInit) => Promise<Response>,
  {
    windows = [],
    names = [build],
    failing,
    isOff = false,
  }: { windows?: readonly string[]; names?: string[]; failing?: StorageCall; isOff?: boolean } = {}
) => {
  const folder = await mkdtemp(path.join(tmpdir(), "worker-"))
  await writeWorker(folder, build, {
    isOff,
    offlinePages: [
      { begins: "/pt/", page: "/pt/offline/", files: ["/pt/card.vcf"], saved: describeCopies("Guardada") },
      { begins: "/", page: "/offline/", files: ["/card.vcf"], saved: describeCopies("Saved") },
    ],
    ignored: ["/admin"],
  })
  const script = await readFile(path.join(folder, "sw.js"), "utf8")
  await rm(folder, { recursive: true })
  const copies = new Map<string, Response>()
  const fetched: string[] = []
  const modes = new Set<string>()
  const fetchFile = async (request: Request | string, init?: RequestInit) => {
    const file = request instanceof Request ? request : new Request(urlOf(request), init)
    fetched.push(new URL(file.url).pathname)
    modes.add(file.cache)
    return answer(file, init)
  }
  const attempt = (call: StorageCall): void => {
    if (call === failing) throw new Error("The storage is full or damaged.")
  }
  const cache = {
    match: async (request: Request | string, { ignoreVary }: CacheQueryOptions = {}) => {
      attempt("match")
      const copy = copies.get(urlOf(request))
      return copy?.headers.has("vary") && !ignoreVary ? undefined : copy?.clone()
    },
    put: async (request: Request | string, response: Response) => {
      attempt("put")
      copies.set(urlOf(request), response)
    },
  }
  const listeners: Record<string, (event: unknown) => void> = {}
  const timers: (() => void)[] = []
  const done: string[] = []
  const messages: unknown[] = []
  runInNewContext(script, {
    URL,
    Response,
    Headers,
    // A worker's paths begin at its own URL.
    Request: class extends Request {
      constructor(file: string, init?: RequestInit) {
        super(urlOf(file), init)
      }
    },
    caches: {
      open: async () => {
        attempt("open")
        return cache
      },
      keys: async () => {
        attempt("keys")
        return names
      },
      delete: async (name: string) => {
        attempt("delete")
        done.push(`delete ${name}`)
      },
    },
    fetch: fetchFile,
    setTimeout: (end: () => void) => timers.push(end),
    self: {
      location: new URL("/sw.js", host),
      clients: {
        // No window has a worker before the first is installed.
        matchAll: async ({ includeUncontrolled = false } = {}) =>
          includeUncontrolled ? windows.map(url => ({ url })) : [],
        get: async (id: string) => ({ postMessage: (message: unknown) => messages.push([id, message]) }),
        claim: async () => done.push("claim"),
      },
      registration: { unregister: async () => done.push("unregister") },
      skipWaiting: async () => done.push("skipWaiting"),
      addEventListener: (name: string, listener: (event: unknown) => void) => {
        listeners[name] = listener
      },
    },
  })
  const visit = (url: string, { method = "GET", mode = "cors" } = {}) => {
    const request = Object.defineProperty(new Request(urlOf(url), { method }), "mode", { value: mode })
    const lifetime: Promise<unknown>[] = []
    const answers: Promise<Response>[] = []
    // Like browsers: `waitUntil` fails once there is an answer and nothing else is pending.
    let isOver = false
    listeners["fetch"]?.({
      request,
      ...(mode === "navigate" ? { clientId: "before", resultingClientId: "window" } : { clientId: "window" }),
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
    void Promise.all(answers).then(
      () => {
        isOver = lifetime.length === 0
      },
      () => undefined
    )
    return { url: request.url, answer: answers[0], end }
  }
  /** Lets the worker be installed, or activated. */
  const start = async (name: "install" | "activate") => {
    let end: unknown
    listeners[name]?.({
      waitUntil: (promise: Promise<unknown>) => {
        end = promise
      },
    })
    await end
  }
  return {
    copies,
    fetched,
    modes,
    done,
    messages,
    visit,
    start,
    endTimers: () => {
      for (const end of timers.splice(0)) end()
    },
  }
}
