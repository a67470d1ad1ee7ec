import { spawnSync } from "node:child_process"
import { appendFile, cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { pages } from "../src/content/pages"

/**
 * Breaks what Gatsby writes, in a copy of the project with a copy of Gatsby, and builds: each break must end the build with
 * a line that names page and cause, and what is only different must end in a site that builds. `npm run test:build-breaks`.
 */

/**
 * One break a page, so that one build tries them all. `edit` is done to the page's HTML as Gatsby is about to write it;
 * `cause` follows the page's path in the error.
 */
const pageBreaks: Readonly<Record<string, { edit: string; cause: string }>> = {
  [pages.home.path]: {
    edit: `html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")`,
    cause: "has no <meta> for the Content-Security-Policy",
  },
  [pages.services.path]: {
    edit: `html.replace("</body>", '<script src="/app.js" async></script></body>')`,
    cause: 'has a script that starts by itself: <script src="/app.js" async="">',
  },
  [pages.about.path]: {
    edit: `html.replace('<div id="gatsby-announcer"', '<div style="position:absolute" id="gatsby-announcer"')`,
    cause: "has a style attribute, which the policy forbids",
  },
  [pages.contact.path]: {
    edit: `html.replace("</head>", '<link rel="preload" as="script" href="/app.js"/></head>')`,
    cause: "has a link that fetches a script by itself",
  },
  [pages.faq.path]: {
    edit: `html.replace("</head>", "<script>window.pageData={}</script></head>")`,
    cause: "has a script that starts by itself: <script>",
  },
  [pages.appointment.path]: {
    edit: `html.replace(/<template[^]*<\\/template>/, "")`,
    cause: 'has no <template id="gatsby-scripts">',
  },
  [pages.messageSent.path]: {
    edit: `html.replace(/<div id="___gatsby">[^]*?<template/, '<div id="___gatsby"></div><template')`,
    cause: "has no content in #___gatsby",
  },
  [pages.offline.path]: {
    edit: `html.replace("</body>", "<!-- " + process.cwd() + " --></body>")`,
    cause: "contains the project's folder",
  },
  [pages.notFound.path]: {
    edit: `html.replace("</head>", '<link rel="stylesheet" href="/styles.css"/></head>')`,
    cause: "has a style sheet that the policy forbids",
  },
  // The name that hosts look for; Gatsby writes it beside the page at its own address.
  "/404.html": {
    edit: `html.replace('<script id="inline-script"></script>', "")`,
    cause: "has no inline script",
  },
}

const replaceIn = async (file: string, from: string, to: string): Promise<void> => {
  const text = await readFile(file, "utf8")
  if (!text.includes(from))
    throw new Error(`${file} has no “${from}” to break any more. Read the file and update scripts/testBuildBreaks.ts.`)
  await writeFile(
    file,
    text.replace(from, () => to)
  )
}

/** What git knows of the project, with links to the installed packages and a copy of Gatsby's own. */
const copyProject = async (folder: string): Promise<void> => {
  const { stdout, status } = spawnSync("git", ["ls-files", "-z"], { encoding: "utf8" })
  if (status !== 0) throw new Error("The copy is made of the files git knows: run this in a git checkout.")
  for (const name of stdout.split("\0").filter(Boolean)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await cp(name, path.join(folder, name))
  }
  const packages = path.join(folder, "node_modules")
  await mkdir(packages)
  for (const name of await readdir("node_modules"))
    if (name !== "gatsby") await symlink(path.resolve("node_modules", name), path.join(packages, name))
  await cp(path.resolve("node_modules", "gatsby"), path.join(packages, "gatsby"), { recursive: true })
  // One small JPEG of each picture: what is tried here has nothing to do with them.
  for (const name of await readdir(path.join(folder, "src", "sections"))) {
    const file = path.join(folder, "src", "sections", name)
    const text = await readFile(file, "utf8")
    await writeFile(
      file,
      text
        .replaceAll(/formats: \[[^\]]*\]/g, "formats: [JPG]")
        .replaceAll(/breakpoints: \[[^\]]*\]/g, "breakpoints: [480]")
    )
  }
}

const escapes = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;?]*[A-Za-z]`, "g")

const build = (folder: string, variables: NodeJS.ProcessEnv = {}): { status: number | null; output: string } => {
  const { status, stdout, stderr } = spawnSync("node", ["node_modules/gatsby/cli.js", "build"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1e9,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "1", NO_COLOR: "1", ...variables },
  })
  // Gatsby breaks long lines between words.
  return { status, output: `${stdout}${stderr}`.replaceAll(escapes, "").replaceAll(/\s+/g, " ") }
}

/** Builds what is broken: the build must fail, and say each of `causes`. */
const mustFail = (folder: string, causes: readonly string[], variables?: NodeJS.ProcessEnv): void => {
  const { status, output } = build(folder, variables)
  if (status === 0) throw new Error(`The site was built although it should fail with: ${causes.join("; ")}`)
  const missingCauses = causes.filter(cause => !output.includes(cause))
  if (missingCauses.length) throw new Error(`${output}\nThe build failed, but did not say: ${missingCauses.join("; ")}`)
  for (const cause of causes) console.log(`✓ ${cause}`)
}

const tryBreaks = async (folder: string): Promise<void> => {
  await copyProject(folder)
  const cacheDir = path.join(folder, "node_modules", "gatsby", "cache-dir")
  const entry = path.join(cacheDir, "static-entry.js")
  const renderer = path.join(cacheDir, "page-renderer.js")
  const page = path.join(folder, "src", "pages", "faq.tsx")
  const [entryText, rendererText, pageText] = await Promise.all(
    [entry, renderer, page].map(file => readFile(file, "utf8"))
  )
  const htmlStatement = "const html = `<!DOCTYPE html>${renderToStaticMarkup(htmlElement)}`"

  console.log("\nThe site is to be published below a path:")
  await replaceIn(path.join(folder, "gatsby-config.ts"), "plugins: [", 'pathPrefix: "/clinic", plugins: [')
  mustFail(folder, ["not below /clinic: remove pathPrefix"], { PREFIX_PATHS: "true" })

  console.log("\nA page exports Gatsby's Head, and Gatsby imports by another path what a shim replaces:")
  await appendFile(page, "\nexport const Head = () => null\n")
  await replaceIn(renderer, "./head/head-export-handler-for-browser", "./head/head-export-handler-for-browser.js")
  mustFail(folder, [
    "src/pages/faq.tsx exports Gatsby’s Head",
    "gatsby does not import “./head/head-export-handler-for-browser” any more",
  ])
  await writeFile(page, pageText ?? "")
  await writeFile(renderer, rendererText ?? "")

  console.log("\nGatsby's HTML is another, on each page in another way:")
  const edits = Object.entries(pageBreaks).map(([pagePath, { edit }]) => `${JSON.stringify(pagePath)}: html => ${edit}`)
  await replaceIn(
    entry,
    htmlStatement,
    `const edits = {${edits.join(",")}}
    const html = (edits[pagePath] ?? (same => same))(\`<!DOCTYPE html>\${renderToStaticMarkup(htmlElement)}\`)`
  )
  mustFail(
    folder,
    Object.entries(pageBreaks).map(([pagePath, { cause }]) => `${pagePath} ${cause}`)
  )

  console.log("\nGatsby's scripts are others, but still its own:")
  await writeFile(entry, entryText ?? "")
  await replaceIn(entry, "id={`gatsby-script-loader`}", 'id={`another-loader`} data-new="true"')
  await replaceIn(entry, "window.pagePath=${JSON.stringify(", "window.another=1;window.pagePath=${JSON.stringify(")
  const { status, output } = build(folder)
  if (status !== 0) throw new Error(`${output}\nThe site was not built, though nothing was wrong with it.`)
  const html = await readFile(path.join(folder, "public", "faq", "index.html"), "utf8")
  if (!html.includes('<script id="another-loader"')) throw new Error("The break was not in the page.")
  console.log("✓ the site is built")
}

const main = async (): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), "build-breaks-"))
  try {
    await tryBreaks(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
