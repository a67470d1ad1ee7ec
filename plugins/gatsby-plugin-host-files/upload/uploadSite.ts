import { createHash } from "node:crypto"
import path from "node:path"

/** A folder on a server. Paths are relative to it, with `/`. */
export interface RemoteFolder {
  /** Returns the names in a folder that exists. */
  list: (folder: string) => Promise<readonly string[]>
  /** Returns the text of a file, or undefined if it does not exist. */
  read: (file: string) => Promise<string | undefined>
  /** Writes a file, and the folders that it needs. */
  write: (file: string, content: Buffer) => Promise<void>
  /** Removes a file. It is no error if the file does not exist. */
  remove: (file: string) => Promise<void>
  /** Removes an empty folder. */
  removeFolder: (folder: string) => Promise<void>
}

/**
 * Each lists the files that the uploads have written, with their digests. A digest is empty until the file has arrived.
 * They are written one after the other, so that one of them is always complete.
 */
export const manifestFiles = [".site-files.json", ".site-files-copy.json"] as const

type Manifest = ReadonlyMap<string, string>

// Control characters would end a command of FTP.
const isInside = (file: string): boolean =>
  // oxlint-disable-next-line no-control-regex
  !/[\\\u0000-\u001f]/.test(file) && file.split("/").every(part => !["", ".", ".."].includes(part))

const parseManifest = (text: string): Manifest => {
  const values: unknown = JSON.parse(text)
  return new Map(Object.entries(values ?? {}).map(([file, digest]) => [file, String(digest)]))
}

/** Returns the first manifest that is complete. */
const readManifest = async (remote: RemoteFolder): Promise<Manifest | undefined> => {
  for (const name of manifestFiles) {
    const text = await remote.read(name)
    let manifest: Manifest
    try {
      manifest = parseManifest(text ?? "")
    } catch {
      continue
    }
    const outside = [...manifest.keys()].find(file => !isInside(file))
    if (outside) throw new Error(`${name} on the server names “${outside}”, which is not in the folder.`)
    return manifest
  }
  return undefined
}

/** Writes a file. Some servers refuse it by resetting the connection, so the error names the most likely cause. */
const writeFile = async (remote: RemoteFolder, file: string, content: Buffer): Promise<void> => {
  await remote.write(file, content).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} could not be written (${reason}). Check that the user may write to the folder.`)
  })
}

const writeManifest = async (remote: RemoteFolder, manifest: Manifest): Promise<void> => {
  const text = Buffer.from(`${JSON.stringify(Object.fromEntries(manifest), null, 1)}\n`)
  for (const name of manifestFiles) await writeFile(remote, name, text)
}

const isManifest = (file: string): boolean => manifestFiles.some(name => name === file)

const getFolder = (file: string): string => {
  const folder = path.posix.dirname(file)
  return folder === "." ? "" : folder
}

/**
 * Creates a function that tells whether a file or folder exists. It asks for each folder once, and for no missing one:
 * Pure-FTPd answers such questions ever more slowly.
 */
const createFinder = (remote: RemoteFolder) => {
  const names = new Map<string, readonly string[]>()
  const isThere = async (file: string): Promise<boolean> => {
    const folder = getFolder(file)
    if (folder && !(await isThere(folder))) return false
    const known = names.get(folder) ?? (await remote.list(folder))
    names.set(folder, known)
    return known.includes(path.posix.basename(file))
  }
  return isThere
}

/** Returns which of the files exist on the server. */
const findExisting = async (remote: RemoteFolder, files: readonly string[]): Promise<readonly string[]> => {
  const isThere = createFinder(remote)
  const existing: string[] = []
  for (const file of files) if (await isThere(file)) existing.push(file)
  return existing
}

const describe = (what: string, names: readonly string[]): string =>
  `${what}:\n${names.map(name => `  ${name}\n`).join("")}`

/** Throws unless the upload overwrites nothing but the files of earlier uploads. */
const checkOthers = async (remote: RemoteFolder, files: readonly string[], written?: Manifest): Promise<void> => {
  const others = written ? [] : (await remote.list("")).filter(name => !isManifest(name))
  const overwritten = await findExisting(
    remote,
    files.filter(file => !written?.has(file))
  )
  if (others.length + overwritten.length === 0) return
  throw new Error(
    (others.length ? describe("The folder already contains files that this program has not written", others) : "") +
      describe("These files would be overwritten", overwritten.length ? overwritten : ["none"]) +
      "Nothing has been changed. Make a backup of the folder, then run the command again with --first."
  )
}

/** Pages come last, so that everything that they refer to is there before them. */
const getTurn = (file: string): number => (file.startsWith("static/") ? 0 : file.endsWith(".html") ? 2 : 1)

/** Returns the folders that a file is in, the innermost first. */
const getFolders = (file: string): readonly string[] => {
  const folder = getFolder(file)
  return folder ? [folder, ...getFolders(folder)] : []
}

/** Removes the folders that are empty now, from the innermost outwards. */
const removeEmptyFolders = async (remote: RemoteFolder, removed: readonly string[]): Promise<void> => {
  const folders = await findExisting(remote, [...new Set(removed.flatMap(getFolders))])
  for (const folder of folders.toSorted((one, other) => other.length - one.length))
    // An empty folder that cannot be removed does no harm.
    if (!(await remote.list(folder)).length) await remote.removeFolder(folder).catch(() => undefined)
}

export interface UploadOptions {
  /** Overwrites files that earlier uploads have not written, and uploads unchanged files again. */
  isFirst?: boolean
  log?: (line: string) => void
}

/**
 * Makes the site's files the newest on the server. Deletes only what an earlier upload has written, and can be repeated
 * after an interruption.
 */
export const uploadSite = async (
  site: ReadonlyMap<string, Buffer>,
  remote: RemoteFolder,
  { isFirst = false, log = () => undefined }: UploadOptions = {}
): Promise<void> => {
  if (!site.has("index.html")) throw new Error("There is no index.html to upload. Build the site first.")
  const written = await readManifest(remote)
  const files = [...site.keys()].filter(file => !isManifest(file))
  if (!isFirst) await checkOthers(remote, files, written)

  const digests = new Map(
    files.map(file => [
      file,
      createHash("sha256")
        .update(site.get(file) ?? "")
        .digest("hex"),
    ])
  )
  const changed = files
    .filter(file => isFirst || written?.get(file) !== digests.get(file))
    .toSorted((one, other) => getTurn(one) - getTurn(other))
  const outdated = [...(written?.keys() ?? [])].filter(file => !digests.has(file))
  if (!changed.length && !outdated.length) return log("The server already has these files.")

  const pending = changed.map(file => [file, ""] as const)
  await writeManifest(remote, new Map([...(written ?? []), ...pending]))
  for (const [index, file] of changed.entries()) {
    log(`${index + 1}/${changed.length} ${file}`)
    await writeFile(remote, file, site.get(file) ?? Buffer.alloc(0))
  }
  for (const file of outdated) {
    log(`delete ${file}`)
    await remote.remove(file)
  }
  await removeEmptyFolders(remote, outdated)
  await writeManifest(remote, digests)
  log(`Uploaded ${changed.length} files and deleted ${outdated.length}.`)
}
