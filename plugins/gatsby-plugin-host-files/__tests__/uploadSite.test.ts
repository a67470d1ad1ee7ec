import { type RemoteFolder, manifestFiles, uploadSite } from "../upload/uploadSite"

const [manifestFile, manifestCopy] = manifestFiles

/** A folder in memory, which fails at the change with the number `failsAt`. */
const createFolder = (content: Readonly<Record<string, string>> = {}) => {
  const files = new Map(Object.entries(content))
  const folders = new Set([""])
  const makeFolder = (file: string): void => {
    for (let end = file.indexOf("/"); end > 0; end = file.indexOf("/", end + 1)) folders.add(file.slice(0, end))
  }
  for (const file of files.keys()) makeFolder(file)
  const changes: string[] = []
  const state = { failsAt: Infinity }
  const change = (name: string): void => {
    if (changes.length >= state.failsAt) throw new Error("The connection was lost.")
    changes.push(name)
  }
  const remote: RemoteFolder = {
    list: async folder => {
      if (!folders.has(folder)) throw new Error(`There is no folder ${folder}.`)
      const prefix = folder && `${folder}/`
      const inside = [...files.keys(), ...folders].filter(name => name && name.startsWith(prefix))
      return [...new Set(inside.map(file => file.slice(prefix.length).split("/")[0] ?? ""))]
    },
    read: async file => files.get(file),
    write: async (file, text) => {
      makeFolder(file)
      files.set(file, text.toString().slice(0, text.length / 2))
      change(`write ${file}`)
      files.set(file, text.toString())
    },
    remove: async file => {
      change(`remove ${file}`)
      files.delete(file)
    },
    removeFolder: async folder => {
      change(`removeFolder ${folder}`)
      folders.delete(folder)
    },
  }
  const getSite = () => Object.fromEntries([...files].filter(([file]) => !file.startsWith(".site-files")))
  return { remote, files, changes, state, getSite }
}

const createSite = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text)]))

const others = {
  ".well-known/acme-challenge/token": "token",
  "cgi-bin/mail.cgi": "mail",
  "shop.example/index.html": "shop",
  "wp-config.php": "WordPress",
  "index.php": "WordPress",
}
const oldSite = {
  "index.html": "old",
  "old/index.html": "old",
  "static/old.js": "old",
  ".well-known/security.txt": "old",
}
const newSite = { "index.html": "new", "faq/index.html": "new", "static/new.js": "new", "favicon.svg": "icon" }

it("uploads to an empty folder, pages last, and records what it has written", async () => {
  const { remote, changes, files, getSite } = createFolder()
  await uploadSite(createSite(newSite), remote)
  expect(getSite()).toEqual(newSite)
  expect(changes).toEqual([
    `write ${manifestFile}`,
    `write ${manifestCopy}`,
    "write static/new.js",
    "write favicon.svg",
    "write index.html",
    "write faq/index.html",
    `write ${manifestFile}`,
    `write ${manifestCopy}`,
  ])
  expect(Object.keys(JSON.parse(files.get(manifestFile) ?? ""))).toEqual(Object.keys(newSite))
})

it("deletes only what an earlier upload has written, and writes only what has changed", async () => {
  const { remote, changes, getSite } = createFolder(others)
  await uploadSite(createSite({ ...oldSite, "favicon.svg": "icon" }), remote, { isFirst: true })
  changes.length = 0
  await uploadSite(createSite(newSite), remote)
  expect(getSite()).toEqual({ ...others, ...newSite })
  expect(changes).not.toContain("write favicon.svg")
  expect(changes.filter(change => change.startsWith("removeFolder"))).toEqual(["removeFolder old"])
})

it.each([
  ["other files", others, "wp-config.php"],
  ["files that it would overwrite", { ...others, "index.html": "theirs" }, "overwritten:\n  index.html\n"],
])("stops in a folder with %s until it is told to go on", async (_, content, named) => {
  const { remote, changes, getSite } = createFolder(content)
  await expect(uploadSite(createSite(newSite), remote)).rejects.toThrow(named)
  expect(changes).toEqual([])
  await uploadSite(createSite(newSite), remote, { isFirst: true })
  expect(getSite()).toEqual({ ...content, ...newSite })
})

it("stops if a new page would overwrite a file that somebody else has added since", async () => {
  const { remote, getSite } = createFolder()
  await uploadSite(createSite(oldSite), remote)
  await remote.write("faq/index.html", Buffer.from("theirs"))
  await expect(uploadSite(createSite(newSite), remote)).rejects.toThrow("overwritten:\n  faq/index.html\n")
  expect(getSite()).toEqual({ ...oldSite, "faq/index.html": "theirs" })
})

it("can be interrupted at every change and repeated", async () => {
  const complete = createFolder(others)
  await uploadSite(createSite(oldSite), complete.remote, { isFirst: true })
  const before = Object.fromEntries(complete.files)
  complete.changes.length = 0
  await uploadSite(createSite(newSite), complete.remote)
  for (let failsAt = 0; failsAt < complete.changes.length; failsAt++) {
    const { remote, state, getSite } = createFolder(before)
    state.failsAt = failsAt
    const interrupted = uploadSite(createSite({ ...newSite, "gone.html": "gone" }), remote)
    await expect(interrupted).rejects.toThrow("The connection was lost.")
    state.failsAt = Infinity
    await uploadSite(createSite(newSite), remote)
    expect(getSite()).toEqual({ ...others, ...newSite })
  }
})

it.each(["../index.php", "/etc/passwd", "a/../../b", "a//b", "a\\..\\b", "a\r\nDELE b", "."])(
  "changes nothing if the list on the server names “%s”",
  async file => {
    const { remote, changes } = createFolder({ [manifestFile]: JSON.stringify({ [file]: "" }) })
    await expect(uploadSite(createSite(newSite), remote, { isFirst: true })).rejects.toThrow("not in the folder")
    expect(changes).toEqual([])
  }
)

it("changes nothing without a built site", async () => {
  const { remote, changes } = createFolder()
  await expect(uploadSite(new Map(), remote)).rejects.toThrow("Build the site first")
  expect(changes).toEqual([])
})
