import { encodeBase64Url } from "./editors"

/** Returns a DER element with this tag (https://luca.ntop.org/Teaching/Appunti/asn1.html, 3.1). */
const createElement = (tag: number, content: readonly number[]): number[] => {
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return [tag, ...size, ...content]
}

/** Version 0 and the algorithm `rsaEncryption`, with which a PKCS#8 key begins (RFC 5208, section 5). */
const rsaHeader = createElement(0x02, [0]).concat(
  createElement(0x30, [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00])
)

/**
 * Returns the bytes of a PEM key as PKCS#8, the only format that browsers’ cryptography reads. GitHub’s keys are PKCS#1.
 * Forms of hosts turn line breaks into spaces or into `\n`.
 */
const readPem = (pem: string): Uint8Array<ArrayBuffer> => {
  const [, kind, body = ""] =
    /-----BEGIN (RSA )?PRIVATE KEY-----(.*?)-----END/s.exec(pem.replaceAll(String.raw`\n`, "\n")) ?? []
  const bytes = Uint8Array.from(atob(body.replaceAll(/[^\w+/=]/g, "")), letter => letter.charCodeAt(0))
  return kind ? Uint8Array.from(createElement(0x30, [...rsaHeader, ...createElement(0x04, [...bytes])])) : bytes
}

const encodeText = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

/** What the App’s private key is used for. The key itself can be read by nobody. */
export interface Keys {
  /** Signs the App’s requests to GitHub. */
  app: CryptoKey
  /** Signs the cookies of sessions. It is derived, so that no cookie says anything about the App’s key. */
  session: CryptoKey
}

/** Reads the App’s private key, and derives the key of sessions of this repository from it. */
export const readKeys = async (pem: string, repository: string): Promise<Keys> => {
  const bytes = readPem(pem)
  const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" }
  const app = await crypto.subtle.importKey("pkcs8", bytes, algorithm, false, ["sign"])
  const secret = await crypto.subtle.importKey("raw", bytes, "HKDF", false, ["deriveKey"])
  const derivation = {
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: encodeText(`session of an editor of ${repository.toLowerCase()}`),
  }
  const hmac = { name: "HMAC", hash: "SHA-256", length: 256 }
  const session = await crypto.subtle.deriveKey(derivation, secret, hmac, false, ["sign", "verify"])
  return { app, session }
}

/** Returns `values` as a JSON Web Token of an App (RFC 7519; RS256). */
export const signToken = async (values: object, key: CryptoKey): Promise<string> => {
  const parts = [{ alg: "RS256", typ: "JWT" }, values].map(part => encodeBase64Url(encodeText(JSON.stringify(part))))
  const text = parts.join(".")
  return `${text}.${encodeBase64Url(new Uint8Array(await crypto.subtle.sign(key.algorithm, key, encodeText(text))))}`
}
