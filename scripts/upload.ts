import { existsSync } from "node:fs"
import { readFile, readdir } from "node:fs/promises"
import path from "node:path"
import { createInterface } from "node:readline/promises"
import { Writable } from "node:stream"
import { parseArgs } from "node:util"
import { connectFtp, connectSftp, uploadSite } from "../plugins/gatsby-plugin-host-files/build"

const siteFolder = "public"

const readSite = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const entries = await readdir(siteFolder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter(entry => entry.isFile()).map(entry => path.join(entry.parentPath, entry.name))
  const site = new Map<string, Buffer>()
  for (const file of files) site.set(path.relative(siteFolder, file).split(path.sep).join("/"), await readFile(file))
  return site
}

/** Returns the password in `UPLOAD_PASSWORD`, or asks for it without showing it. */
const readPassword = async (isNeeded: boolean): Promise<string> => {
  const password = process.env["UPLOAD_PASSWORD"]
  if (password !== undefined || !process.stdin.isTTY) return password ?? ""
  if (!isNeeded && process.env["UPLOAD_KEY"]) return ""
  process.stderr.write(isNeeded ? "Password: " : "Password (empty: the key of your SSH agent): ")
  const nowhere = new Writable({ write: (_text, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  const answer = await terminal.question("")
  terminal.close()
  process.stderr.write("\n")
  return answer
}

const usage = `Where to? For example:
  npm run upload -- ftps://user@ftp.example.com/~/public_html
  npm run upload -- sftp://user@www.example.com/var/www/www.example.com`

/** Uploads `public` by FTP or SSH: `npm run upload -- sftp://user@server/folder`. */
const upload = async (): Promise<void> => {
  if (existsSync(".env")) process.loadEnvFile()
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { first: { type: "boolean" }, unencrypted: { type: "boolean" } },
  })
  const text = positionals[0]
  if (!text || !URL.canParse(text)) throw new Error(usage)
  const url = new URL(text)
  if (url.password)
    throw new Error("Leave the password out of the address: you are asked for it. Programs set UPLOAD_PASSWORD.")
  if (url.protocol === "ftp:" && !values.unencrypted)
    throw new Error("ftp:// sends the password unencrypted. Use ftps://, or add --unencrypted if the host has no TLS.")
  if (!["ftp:", "ftps:", "sftp:"].includes(url.protocol) || !url.username) throw new Error(usage)

  const site = await readSite()
  const isSsh = url.protocol === "sftp:"
  const password = await readPassword(!isSsh)
  const { folder, close } = await (isSsh ? connectSftp : connectFtp)(url, password)
  try {
    await uploadSite(site, folder, { isFirst: values.first ?? false, log: line => console.log(line) })
  } finally {
    close()
  }
}

upload().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
