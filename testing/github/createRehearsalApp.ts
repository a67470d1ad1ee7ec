import { type KeyPairKeyObjectResult, generateKeyPairSync, randomBytes, verify } from "node:crypto"
import { isRecord, parseAs, read, readList, readNumber, readText } from "../../plugins/gatsby-plugin-content-model/json"

/** The permissions of a token, such as `{ contents: "write" }`. */
type Permissions = Readonly<Record<string, unknown>>

/** An answer that ends a request. */
interface Denied {
  status: number
  message: string
}

/** Permissions that a call of the editor needs. Other calls read contents. */
const needed: readonly (readonly [RegExp, string, "read" | "write"])[] = [
  [/^PUT pulls|^(?:POST|PATCH|DELETE) git|createCommitOnBranch|createRef/, "contents", "write"],
  [
    /^(?:POST|PATCH) (?:pulls|issues)|convertPullRequestToDraft|markPullRequestReadyForReview/,
    "pull_requests",
    "write",
  ],
  [/^GET (?:pulls|issues)|pullRequest|^node/, "pull_requests", "read"],
  [/^GET (?:user|collaborators)/, "nobody", "read"],
]

const hourMs = 3_600_000

const tokenRequest = {
  repositories: readList(readText),
  permissions: (value: unknown) => (isRecord(value) ? value : {}),
}

const appPermissions: Permissions = {
  contents: "write",
  pull_requests: "write",
  statuses: "read",
  checks: "read",
  deployments: "read",
}

let keys: KeyPairKeyObjectResult | undefined

/** Returns the App’s keys, which take a moment to make. */
const getKeys = (): KeyPairKeyObjectResult => (keys ??= generateKeyPairSync("rsa", { modulusLength: 2048 }))

const getPrivateKey = (): string => getKeys().privateKey.export({ type: "pkcs1", format: "pem" }).toString()

/**
 * Creates a GitHub App with a key of its own, and its installation on a repository. Its tokens expire and have only the
 * permissions that were asked for, as on GitHub.
 */
export const createRehearsalApp = (repository: string) => {
  const tokens = new Map<string, { endMs: number; permissions: Permissions }>()
  const id = "1001"
  const state = {
    /** What its owner has allowed. */
    permissions: appPermissions,
    isInstalled: true,
    isSuspended: false,
    /** Difference of GitHub’s clock to the clock of this machine. */
    clockMs: 0,
  }
  const now = (): number => Date.now() + state.clockMs

  /** Returns whether a text is a token of the App itself: signed by it, and valid for ten minutes at most. */
  const isSigned = (text: string): boolean => {
    const [head = "", body = "", signature = ""] = text.split(".")
    if (!verify("sha256", Buffer.from(`${head}.${body}`), getKeys().publicKey, Buffer.from(signature, "base64url")))
      return false
    const json = Buffer.from(body, "base64url").toString()
    const { iss, iat, exp } = read({ iss: readText, iat: readNumber, exp: readNumber }, parseAs(json, isRecord))
    const seconds = now() / 1000
    return iss === id && iat <= seconds && exp > seconds && exp <= seconds + 600
  }

  /** The code for which the App’s key can be had once, after its owner has created it. */
  let code: string | undefined = "rehearsal-code"

  return {
    id,
    /** Returns the App’s private key, in the format in which GitHub gives it. */
    getPrivateKey,
    /** Changes the App’s state. */
    set: (values: Partial<typeof state>): void => void Object.assign(state, values),
    /** Returns the time of GitHub’s clock for the header `Date`. */
    getDate: (): string => new Date(now()).toUTCString(),
    /** Ends all tokens that were given. */
    endTokens: (): void => tokens.clear(),
    /** Returns the tokens that were given, so that a test can look for them. */
    listTokens: (): string[] => [...tokens.keys()],

    /** Answers the exchange of a code for the App’s key, which needs no sign-in; `undefined` for any other request. */
    create: (call: string): { status: number; body: unknown } | undefined => {
      const [, given] = /^POST app-manifests\/(.+)\/conversions$/.exec(call) ?? []
      if (given === undefined) return undefined
      if (given !== code) return { status: 404, body: { message: "Not Found" } }
      code = undefined
      const url = "https://github.test/apps/clinic-editor"
      return { status: 201, body: { id: Number(id), pem: getPrivateKey(), html_url: url } }
    },

    /** Answers a request of the App itself; `undefined` for any other request. */
    answer: (call: string, authorization: string, body: unknown): { status: number; body: unknown } | undefined => {
      if (!/^GET installation$|^POST app\/installations\/77\/access_tokens$/.test(call)) return undefined
      if (!isSigned(authorization.replace(/^Bearer /, "")))
        return { status: 401, body: { message: "A JSON web token could not be decoded" } }
      if (!state.isInstalled) return { status: 404, body: { message: "Not Found" } }
      if (call === "GET installation")
        return { status: 200, body: { id: 77, suspended_at: state.isSuspended ? new Date(now()).toISOString() : null } }
      if (state.isSuspended) return { status: 403, body: { message: "This installation has been suspended" } }
      const { repositories, permissions } = read(tokenRequest, body)
      const isGranted = Object.entries(permissions).every(([name, level]) => {
        const granted = Object.entries(state.permissions).find(([given]) => given === name)?.[1]
        return granted === "write" || granted === level
      })
      if (!isGranted || !repositories.every(name => repository.endsWith(`/${name}`)))
        return { status: 422, body: { message: "The permissions requested are not granted to this installation." } }
      const token = `ghs_${randomBytes(16).toString("hex")}`
      const endMs = now() + hourMs
      tokens.set(token, { endMs, permissions })
      return { status: 201, body: { token, expires_at: new Date(endMs).toISOString() } }
    },

    /** Returns why a token of the App cannot make a call of these names; `undefined` if it can, or is another token. */
    findDenial: (authorization: string, names: readonly string[]): Denied | undefined => {
      const [, text = ""] = /^Bearer (ghs_.*)/.exec(authorization) ?? []
      if (!text) return undefined
      const token = tokens.get(text)
      if (!token || now() >= token.endMs || state.isSuspended || !state.isInstalled)
        return { status: 401, message: "Bad credentials" }
      const isDenied = names.some(name => {
        const [, permission = "contents", level = "read"] = needed.find(([pattern]) => pattern.test(name)) ?? []
        const granted = token.permissions[permission]
        return granted !== "write" && granted !== level
      })
      return isDenied ? { status: 403, message: "Resource not accessible by integration" } : undefined
    },
  }
}

/** Name of the author of an App’s commits. */
export const appAuthor = "clinic-editor[bot]"
