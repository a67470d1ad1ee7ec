import { read, readNumber, readText } from "../../gatsby-plugin-content-model/json"
import { tryParseJson } from "../tryParseJson"
import { deviceDays, encodeBase64Url } from "./editors"

/** A sign-in on a device, which the cookie of that device contains. */
export interface Session {
  /** Id of the person. */
  id: string
  device: string
  /** Time of the cookie in milliseconds since 1970. */
  time: number
}

const cookieName = "editor"
const dayMs = 86_400_000
const validMs = deviceDays * dayMs

/** A cookie may be younger than the clock says: the clocks of a host’s machines differ. */
const clockToleranceMs = 15 * 60_000

const decodeBase64Url = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"))
    return Uint8Array.from(letters, letter => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}

const createCookie = (value: string, seconds: number): string =>
  `${cookieName}=${value}; HttpOnly; Secure; SameSite=Strict; Path=/editor; Max-Age=${seconds}`

/** The cookie that removes a session from a device. */
export const endedCookie = createCookie("", 0)

/** Returns the cookie of a session that begins or goes on now. */
export const writeSession = async ({ id, device }: Pick<Session, "id" | "device">, key: CryptoKey): Promise<string> => {
  const text = encodeBase64Url(new TextEncoder().encode(JSON.stringify({ id, device, time: Date.now() })))
  const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text))
  return createCookie(`${text}.${encodeBase64Url(new Uint8Array(signature))}`, validMs / 1000)
}

const shape = { id: readText, device: readText, time: readNumber }

/** Number of cookies of this name that are tried: a neighbour can set two for each folder of a path. */
const maxCookies = 100

const readCookie = async (text: string, mark: string, key: CryptoKey): Promise<Session | undefined> => {
  const signature = decodeBase64Url(mark)
  if (!signature || !(await crypto.subtle.verify("HMAC", key, signature, new TextEncoder().encode(text))))
    return undefined
  const session = read(shape, tryParseJson(new TextDecoder().decode(decodeBase64Url(text))))
  const ageMs = Date.now() - session.time
  return session.device && ageMs >= -clockToleranceMs && ageMs < validMs ? session : undefined
}

/**
 * Reads the sessions of a request that this key has signed and that are still valid. A neighbouring subdomain can set
 * more cookies of the same name, before or after the site’s own.
 */
export const readSessions = async ({ headers }: Request, key: CryptoKey): Promise<Session[]> => {
  const cookies = (headers.get("cookie") ?? "").split(/;\s*/).flatMap(cookie => {
    const [, text, mark] = /^editor=([\w-]+)\.([\w-]{43})$/.exec(cookie) ?? []
    return text && mark ? [{ text, mark }] : []
  })
  const found = cookies.slice(0, maxCookies).map(({ text, mark }) => readCookie(text, mark, key))
  return (await Promise.all(found)).filter(session => session !== undefined)
}

/** Returns whether a session is to be renewed: it is used, and a day old. */
export const isRenewable = ({ time }: Session): boolean => Date.now() - time > dayMs
