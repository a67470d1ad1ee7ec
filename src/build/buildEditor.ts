import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { type Plugin, build } from "esbuild"
import { editorConfig } from "../content/editorForms"
import { dataFolder } from "./checkedContent"
import { readContent } from "./readContent"

/** Sveltia CMS colours program code in two hundred languages; no field of this site holds any. */
const withoutCodeLanguages: Plugin = {
  name: "without-code-languages",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^@shikijs\// }, ({ path: name }) => ({ path: name, namespace: "left-out" }))
    onLoad({ filter: /.*/, namespace: "left-out" }, () => ({ contents: "export default []" }))
  },
}

const assets = path.resolve("node_modules/@sveltia/cms/npm/assets")

/** Its style names each font once more, at a CDN: the address of the copy beside the script is put there. */
const withOwnFonts: Plugin = {
  name: "with-own-fonts",
  setup: ({ onLoad }) => {
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path: file }) => {
      const [text, names] = await Promise.all([readFile(file, "utf8"), readdir(assets)])
      const contents = text.replaceAll(
        /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/([a-z0-9-]+)\.woff2/g,
        (address: string, font: string, subset: string) => {
          const localCopy = names.find(name => name.startsWith(`${font}-${subset}-`))
          return localCopy ? `/admin/assets/${localCopy}` : address
        }
      )
      return { contents, loader: "js" }
    })
  },
}

/** What the editor may do in the browser: run its own files and talk to GitHub, nothing else. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  // Sveltia CMS and the previews write their styles as they go.
  "style-src 'self' blob: 'unsafe-inline'",
  "img-src 'self' blob: data: https://*.githubusercontent.com",
  "media-src 'self' blob:",
  "font-src 'self' data: blob:",
  "connect-src 'self' blob: data: https://api.github.com",
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "form-action 'self'",
].join("; ")

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Edit the site</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="cms-config-url" type="application/json" href="/admin/config.json" />
    <link rel="stylesheet" href="/admin/help.css" />
    <script type="module" src="/admin/editor.js"></script>
  </head>
  <body>
    <aside id="help">
      <details>
        <summary>Not published? Undo?</summary>
        <p>
          <strong>A change was saved but is not on the site.</strong> Each saved change is a pull request on GitHub. Open
          it: beside the red cross, press “Details” to see the problems to fix: file, entry and field, and what to do. The
          site itself stays as it was.
        </p>
        <p>
          <strong>Undo a change that is on the site.</strong> Open its pull request on GitHub, press “Revert” at its foot,
          then merge the new pull request. On Netlify you can also open “Deploys”, choose an earlier one and press
          “Publish deploy”.
        </p>
        <p>
          <strong>On your own computer</strong> the terminal and a red bar over the page list the problems to fix; undo with
          “git restore data”.
        </p>
      </details>
    </aside>
  </body>
</html>
`

const helpStyle = `#help {
  position: fixed;
  z-index: 9999;
  left: 0.75rem;
  bottom: 0.75rem;
  max-width: min(26rem, calc(100vw - 1.5rem));
  font: 0.875rem/1.5 system-ui, sans-serif;
}
#help summary {
  width: max-content;
  padding: 0.375rem 0.75rem;
  border-radius: 999px;
  background: #0b5563;
  color: #fff;
  cursor: pointer;
}
#help details[open] {
  padding: 0.75rem;
  border-radius: 0.75rem;
  background: #fff;
  color: #14252b;
  box-shadow: 0 4px 24px rgb(0 0 0 / 0.3);
}
#help p { margin: 0.75rem 0 0; }
.picture-problem {
  margin: 0.5rem 0;
  padding: 0.5rem 0.75rem;
  border-left: 4px solid #b3261e;
  background: #fdecea;
  color: #5f1412;
}
/* On phones the editor's own bar is at the foot. */
@media (max-width: 48rem) { #help { bottom: 4.25rem; } }
`

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // In develop mode a file may be broken for a while.
    return undefined
  }
}

/** What is published: the data files by name, and the size of each picture. The editor's forms know only their own file. */
const readPublishedContent = async (): Promise<string> => {
  const { files, pictures } = await readContent(dataFolder)
  return JSON.stringify({
    files: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [path.basename(file, ".json"), parseJson(text)])
    ),
    pictures,
  })
}

/**
 * Puts the editor into `folder`: its page, Sveltia CMS bundled from the npm package, and its forms generated from the
 * model. `CMS_REPOSITORY` (owner/name on GitHub) and `CMS_BRANCH` (main unless told) say where changes are saved; on
 * Netlify its own REPOSITORY_URL is enough.
 */
export const buildEditor = async (folder: string): Promise<void> => {
  const netlifyRepository = /github\.com[/:]([^/]+\/[^/]+?)(?:\.git)?$/.exec(process.env["REPOSITORY_URL"] ?? "")?.[1]
  const repo = process.env["CMS_REPOSITORY"] || netlifyRepository || "owner/repository"
  const branch = process.env["CMS_BRANCH"] || "main"
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await Promise.all([
    // Its fonts and picture converters: it looks for them beside the script, and at a CDN when they are not there.
    cp(assets, path.join(folder, "assets"), { recursive: true, filter: file => !file.endsWith(".map") }),
    writeFile(path.join(folder, "index.html"), page),
    writeFile(path.join(folder, "help.css"), helpStyle),
    writeFile(path.join(folder, "config.json"), `${JSON.stringify(editorConfig({ repo, branch }), null, 2)}\n`),
    readPublishedContent().then(text => writeFile(path.join(folder, "content.json"), text)),
    build({
      entryPoints: [path.resolve("src/editor/editor.ts")],
      outdir: folder,
      bundle: true,
      minify: true,
      format: "esm",
      splitting: true,
      target: "es2022",
      jsx: "automatic",
      chunkNames: "chunk-[hash]",
      assetNames: "[name]-[hash]",
      publicPath: "/admin",
      define: { "process.env.NODE_ENV": '"production"' },
      alias: { gatsby: path.resolve("src/editor/gatsbyInPreview.tsx") },
      loader: { ".wasm": "file", ".woff2": "file", ".ttf": "file", ".png": "file" },
      plugins: [withoutCodeLanguages, withOwnFonts],
      logLevel: "error",
    }),
  ])
}
