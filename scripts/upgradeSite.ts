import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"

export interface UpgradeOptions {
  /** Folder of the clinic's copy. */
  folder: string
  /** URL or folder of the product's repository, or the name of a remote. */
  product: string
  /** Tag or branch to take; by default the newest version. */
  version?: string | undefined
  log: (line: string) => void
}

/** File of a copy that names the clinic's own files and folders, one a line. */
const ownFile = "own.txt"

/** Creates a function that runs git in a folder and returns its output. */
export const createGit =
  (folder: string) =>
  (parameters: readonly string[], { input = "", index = "", canFail = false } = {}): string => {
    const env = { ...process.env, ...(index && { GIT_INDEX_FILE: index }) }
    const { status, stdout, stderr } = spawnSync("git", parameters, {
      cwd: folder,
      encoding: "utf8",
      env,
      input,
      maxBuffer: 2 ** 30,
    })
    if (status !== 0 && !canFail) throw new Error(stderr.trim() || `git ${parameters.join(" ")} failed.`)
    return stdout
  }

type Git = ReturnType<typeof createGit>

const split = (text: string, end = "\n"): string[] => text.split(end).filter(Boolean)

/** Returns the product's highest tag of the form `v1.2.3`, if it has one. */
export const findNewestVersion = (git: Git, product: string): string | undefined =>
  split(git(["ls-remote", "--tags", "--refs", "--sort=-version:refname", "--", product]))
    .map(line => line.split("refs/tags/")[1] ?? "")
    .find(tag => /^v\d+(\.\d+)*$/.test(tag))

/** Returns the clinic's files and folders, which stay as they are. Each must be in the copy or in the product. */
const listOwn = (git: Git, folder: string, taken: string): string[] => {
  const file = path.join(folder, ownFile)
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : []
  const own = lines.map(line => line.trim().replace(/\/$/, "")).filter(line => line && !line.startsWith("#"))
  for (const name of own)
    if (!["HEAD", taken].some(commit => git(["ls-tree", commit, "--", name])))
      throw new Error(`${ownFile} names “${name}”, which does not exist. Correct the line, commit, and try again.`)
  return ["data", ownFile, ...own]
}

/** Writes the product's tree with the clinic's own files, without touching the folder. Returns the tree's id. */
const writeTree = (git: Git, taken: string, own: readonly string[]): string => {
  const index = path.resolve(git(["rev-parse", "--absolute-git-dir"]).trim(), "upgrade-index")
  try {
    git(["read-tree", taken], { index })
    git(["--literal-pathspecs", "rm", "-rfq", "--cached", "--ignore-unmatch", "--", ...own], { index })
    const ownFiles = git(["--literal-pathspecs", "ls-tree", "-r", "-z", "HEAD", "--", ...own])
    git(["update-index", "-z", "--index-info"], { index, input: ownFiles })
    return git(["write-tree"], { index }).trim()
  } finally {
    rmSync(index, { force: true })
  }
}

/** Returns the last version that the copy has taken: without a common history, the copy's first commit. */
const findBase = (git: Git, taken: string, log: UpgradeOptions["log"]): string => {
  const [base] = split(git(["merge-base", "HEAD", taken], { canFail: true }))
  if (base) return base
  const first = git(["rev-list", "--max-parents=0", "--first-parent", "HEAD"]).trim()
  const versions = split(git(["log", "--format=%T", taken]))
  if (!versions.includes(git(["rev-parse", `${first}^{tree}`]).trim()))
    log("The first commit of this copy is no version of the product: changes made before it are not listed.")
  return first
}

/** Keeps the clinic's changes of the product's files as a patch, and lists them. */
const keepChanges = (git: Git, base: string, tree: string, version: string, log: UpgradeOptions["log"]): void => {
  const listChanged = (from: string, to: string) => split(git(["diff-tree", "-r", "--name-only", "-z", from, to]), "\0")
  const replaced = new Set(listChanged("HEAD", tree))
  const own = listChanged(base, "HEAD").filter(file => replaced.has(file))
  if (own.length === 0) return
  const patch = `own-changes-before-${version.replaceAll("/", "-")}.patch`
  git(["--literal-pathspecs", "diff-tree", "-r", "--binary", `--output=${patch}`, base, "HEAD", "--", ...own])
  log(`The product's files replace these changes of yours, which are kept in ${patch}:`)
  for (const file of own) log(`  ${file}`)
  log(
    `To apply them again: git apply --3way ${patch}. To keep a file as it was, undo this, name it in ${ownFile}, commit, and try again.`
  )
}

/** Runs npm in the copy. Returns whether it has succeeded. */
const runNpm = (folder: string, parameters: string): boolean =>
  spawnSync(`npm ${parameters}`, { cwd: folder, shell: true, stdio: "inherit" }).status === 0

/**
 * Takes a version of the product into a clinic's copy: the product's files as they are, the clinic's own untouched,
 * recorded as a merge. Then installs the packages and checks the content. Returns whether the content is valid.
 */
export const upgradeSite = (options: UpgradeOptions): boolean => {
  const { folder, product, log } = options
  const git = createGit(folder)
  const dirty = git(["status", "--porcelain"])
  if (dirty) throw new Error(`Commit or remove these changes first. Nothing has been taken.\n${dirty}`)
  const version = options.version ?? findNewestVersion(git, product)
  if (!version) throw new Error(`${product} has no version yet. Name a branch: npm run upgrade -- ${product} main`)
  git(["fetch", "--quiet", "--no-tags", "--", product, version])
  const taken = git(["rev-parse", "FETCH_HEAD^{commit}"]).trim()
  const before = git(["rev-parse", "HEAD"]).trim()
  const tree = writeTree(git, taken, listOwn(git, folder, taken))
  if (tree === git(["rev-parse", "HEAD^{tree}"]).trim()) {
    log(`This copy already has ${version}.`)
    return true
  }
  const message = `Upgrade to ${version}\n\nThe product's files are those of ${taken}.`
  const merge = git(["commit-tree", tree, "-p", before, "-p", taken, "-m", message]).trim()
  keepChanges(git, findBase(git, taken, log), tree, version, log)
  git(["merge", "--quiet", "--ff-only", "--no-overwrite-ignore", merge])
  const needsInstall = git(["diff", "--name-only", before, "HEAD", "--", "package-lock.json"]) !== ""
  const isValid = (!needsInstall || runNpm(folder, "ci")) && runNpm(folder, "run --silent check:content")
  log(`${version} is taken. CHANGELOG.md says what is new. To undo it: git reset --hard ${before.slice(0, 12)}`)
  if (needsInstall) log("After an undo, run npm ci: the packages belong to the version.")
  return isValid
}
