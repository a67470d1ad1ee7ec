import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { Readable, Writable } from "node:stream"
import { promisify } from "node:util"
import { Client as FtpClient, FTPError } from "basic-ftp"
import { Client as SshClient, type SFTPWrapper } from "ssh2"
import type { RemoteFolder } from "./uploadSite"

/** A connection to a folder on a server. */
export interface Connection {
  folder: RemoteFolder
  close: () => void
}

/** `/~/site` is a folder in the user's own folder, `/var/www/site` one of the server. */
const getPath = ({ pathname }: URL): string => decodeURIComponent(pathname).replace(/^\/~\/?/, "") || "."

/** Explains an error that means that a folder is missing. */
const failWithoutFolder =
  (isMissing: (error: unknown) => boolean, folder: string) =>
  (error: unknown): never => {
    throw isMissing(error) ? new Error(`There is no folder “${folder}” on the server. Create it first.`) : error
  }

/** Creates each folder once, the outer ones first. */
const createFolderMaker = (make: (folder: string) => Promise<unknown>) => {
  const made = new Set(["."])
  const makeFolder = async (folder: string): Promise<void> => {
    if (made.has(folder)) return
    await makeFolder(path.posix.dirname(folder))
    // It may exist already. If it could not be made, writing the file fails.
    await make(folder).catch(() => undefined)
    made.add(folder)
  }
  return makeFolder
}

const orMissing =
  <Value>(isMissing: (error: unknown) => boolean, value: Value) =>
  (error: unknown): Value => {
    if (isMissing(error)) return value
    throw error
  }

const isMissingFtp = (error: unknown): boolean => error instanceof FTPError && error.code === 550

// 2 is SFTP's code for “no such file”.
const isMissingSftp = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === 2

/** Connects to a server by FTP, with TLS unless the URL begins with `ftp:`. */
export const connectFtp = async (url: URL, password: string): Promise<Connection> => {
  const client = new FtpClient()
  try {
    await client.access({
      host: url.hostname,
      port: Number(url.port || 21),
      user: decodeURIComponent(url.username),
      password,
      secure: url.protocol === "ftps:",
    })
    await client.cd(getPath(url)).catch(failWithoutFolder(isMissingFtp, getPath(url)))
  } catch (error) {
    client.close()
    throw error
  }
  const makeFolder = createFolderMaker(folder => client.send(`MKD ${folder}`))
  const isMissing = (file: string): Promise<boolean> => client.size(file).then(() => false, isMissingFtp)
  return {
    close: () => client.close(),
    folder: {
      list: async folder => {
        const files = await client.list(folder)
        return files.map(({ name }) => name).filter(name => name !== "." && name !== "..")
      },
      read: async file => {
        // Asking for the content of a missing file makes ProFTPD reset the connection.
        if (await isMissing(file)) return undefined
        const pieces: Buffer[] = []
        const target = new Writable({
          write: (piece: Buffer, _encoding, done) => {
            pieces.push(piece)
            done()
          },
        })
        await client.downloadTo(target, file)
        return Buffer.concat(pieces).toString()
      },
      write: async (file, content) => {
        await makeFolder(path.posix.dirname(file))
        await client.uploadFrom(Readable.from([content], { objectMode: false }), file)
      },
      remove: async file => {
        // The answer 550 also means that the file may not be removed.
        await client.remove(file).catch(async (error: unknown) => {
          if (!(await isMissing(file))) throw error
        })
      },
      removeFolder: async folder => void (await client.send(`RMD ${folder}`)),
    },
  }
}

/** Returns whether the server's key is the one in `UPLOAD_HOST_KEY`, or in OpenSSH's list of known servers. */
const isKnownKey = ({ hostname, port }: URL, key: Buffer, fingerprint: string): boolean => {
  const expected = process.env["UPLOAD_HOST_KEY"]
  if (expected) return expected.split(/\s+/).includes(fingerprint)
  const name = port && port !== "22" ? `[${hostname}]:${port}` : hostname
  const known = spawnSync("ssh-keygen", ["-F", name], { encoding: "utf8" }).stdout ?? ""
  return known.split("\n").some(line => !/^[#@]/.test(line) && line.split(" ")[2] === key.toString("base64"))
}

/** Returns the private key in `UPLOAD_KEY`, which is its text or the name of its file. */
const readPrivateKey = (): string | undefined => {
  const key = process.env["UPLOAD_KEY"]
  return key && existsSync(key) ? readFileSync(key, "utf8") : key
}

const openSftp = (client: SshClient, url: URL, password: string): Promise<SFTPWrapper> =>
  new Promise((resolve, reject) => {
    let fingerprint = ""
    let isKnown = true
    const privateKey = readPrivateKey()
    client
      .on("ready", () =>
        // Without `setNoDelay`, each small request waits for the answer to the one before.
        client.setNoDelay(true).sftp((error, sftp) => (error ? reject(error) : resolve(sftp)))
      )
      .on("keyboard-interactive", (_name, _instructions, _language, prompts, answer) =>
        answer(prompts.map(() => password))
      )
      .on("error", error =>
        reject(
          isKnown
            ? error
            : new Error(
                `The server has the key ${fingerprint}, which is not known. Ask the host for the right one. If it is the same, set UPLOAD_HOST_KEY to it.`
              )
        )
      )
      .connect({
        host: url.hostname,
        port: Number(url.port || 22),
        username: decodeURIComponent(url.username),
        tryKeyboard: password !== "",
        hostVerifier: (key: Buffer) => {
          fingerprint = `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=+$/, "")}`
          isKnown = isKnownKey(url, key, fingerprint)
          return isKnown
        },
        ...(password && !privateKey && { password }),
        ...(privateKey && { privateKey, passphrase: password }),
        ...(process.env["SSH_AUTH_SOCK"] && { agent: process.env["SSH_AUTH_SOCK"] }),
      })
  })

/** Connects to a server by SSH, with a password, the private key in `UPLOAD_KEY` or the keys of the agent. */
export const connectSftp = async (url: URL, password: string): Promise<Connection> => {
  const client = new SshClient()
  const sftp = await openSftp(client, url, password).catch((error: unknown) => {
    client.end()
    throw error
  })
  const root = getPath(url)
  const at = (file: string): string => path.posix.join(root, file)
  const readdir = promisify(sftp.readdir.bind(sftp))
  const writeFile = promisify((file: string, content: Buffer, done: (error?: Error | null) => void) =>
    sftp.writeFile(file, content, done)
  )
  const readFile = promisify((file: string, done: (error: Error | undefined, content: Buffer) => void) =>
    sftp.readFile(file, done)
  )
  const mkdir = promisify((folder: string, done: (error?: Error | null) => void) => sftp.mkdir(folder, done))
  const rmdir = promisify(sftp.rmdir.bind(sftp))
  const unlink = promisify(sftp.unlink.bind(sftp))
  const makeFolder = createFolderMaker(folder => mkdir(at(folder)))
  await readdir(root).catch((error: unknown) => {
    client.end()
    return failWithoutFolder(isMissingSftp, root)(error)
  })
  return {
    close: () => client.end(),
    folder: {
      list: async folder => {
        const files = await readdir(at(folder))
        return files.map(({ filename }) => filename)
      },
      read: async file => (await readFile(at(file)).catch(orMissing(isMissingSftp, undefined)))?.toString(),
      write: async (file, content) => {
        await makeFolder(path.posix.dirname(file))
        await writeFile(at(file), content)
      },
      remove: file => unlink(at(file)).catch(orMissing(isMissingSftp, undefined)),
      removeFolder: folder => rmdir(at(folder)),
    },
  }
}
