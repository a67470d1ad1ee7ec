import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import http from "node:http"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import {
  type Site,
  createHeaderRules,
  createHostConfiguration,
  listen,
  serve,
} from "../../plugins/gatsby-plugin-host-files"
import { serve as serveFunction } from "../../testing/github/serve"
import { createHostRules } from "../../src/gatsby/hostRules"

/** Host name for which the servers are configured. Requests to this machine name it. */
export const domain = "clinic.test"

/**
 * Folder of the hosts' real servers and tools. None of them is installed on the system or a dependency of the project.
 */
const toolsFolder = path.resolve("node_modules/.cache/hosts")
export const debianFile = (...names: string[]): string => path.join(toolsFolder, "debian", ...names)
const debianPackages = ["nginx", "apache2-bin", "caddy", "openssh-server", "proftpd-core", "proftpd-mod-crypto"]
/** Returns the folders of the servers' libraries. Includes each folder, because one is named after the architecture. */
export const listDebianLibraries = (): string =>
  readdirSync(debianFile("usr/lib"))
    .map(name => debianFile("usr/lib", name))
    .join(":")

/**
 * Wrangler 4.86 is the last version that runs on Node 20, and 1.3 that of Netlify's runtime of functions. Netlify's build
 * engine includes its parser of `_headers`.
 */
const npmPackages = ["wrangler@4.85.0", "@netlify/build@37.3.3", "@netlify/functions-dev@1.3.5"]
/** Returns the path of an npm package's file in the tools' folder. */
export const toolFile = (file: string): string => path.join(toolsFolder, "node_modules", file)

const run = (program: string, parameters: readonly string[], cwd = toolsFolder): string => {
  const { status, stdout, stderr, error } = spawnSync(program, parameters, { cwd, encoding: "utf8" })
  if (status !== 0) throw new Error(`${program} ${parameters.join(" ")} failed. ${stderr ?? ""}${error ?? ""}`)
  return stdout
}

/** Downloads the servers from Debian, with the libraries that this machine lacks, and the tools from npm. */
export const fetchHosts = (): void => {
  const versions = path.join(toolsFolder, "versions.json")
  const wanted = JSON.stringify([debianPackages, npmPackages])
  if (existsSync(versions) && readFileSync(versions, "utf8") === wanted) return
  console.log(`Fetching ${[...debianPackages, ...npmPackages].join(", ")} into ${toolsFolder}`)
  const archives = path.join(toolsFolder, "archives")
  mkdirSync(archives, { recursive: true })
  if (process.getuid?.() === 0) run("apt-get", ["update"])
  const missing = run("apt-get", ["install", "--simulate", "--no-install-recommends", ...debianPackages])
  const names = [...missing.matchAll(/^Inst (\S+)/gm)].map(([, name = ""]) => name)
  run("apt-get", ["download", ...new Set([...debianPackages, ...names])], archives)
  for (const file of readdirSync(archives)) run("dpkg", ["-x", path.join(archives, file), debianFile()])
  writeFileSync(path.join(toolsFolder, "package.json"), '{ "private": true }')
  run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", ...npmPackages])
  writeFileSync(versions, wanted)
}

/** Starts a program that serves a site at `url`, and waits until it answers. */
const startServer = async (
  url: string,
  folder: string,
  [program = "", ...parameters]: readonly string[],
  env: NodeJS.ProcessEnv = {}
): Promise<Site> => {
  const log = path.join(folder, "log")
  const output = openSync(log, "w")
  // The server gets its own process group, so that its child processes are stopped with it.
  const child = spawn(program, parameters, {
    cwd: folder,
    detached: true,
    stdio: ["ignore", output, output],
    env: { ...process.env, ...env },
  })
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null
  const stop = (): void => {
    if (child.pid && isRunning()) process.kill(-child.pid)
  }
  process.once("exit", stop)
  const hasEnded = once(child, "exit")
  // With `fetch`, requests cannot name another host.
  const isReady = () =>
    new Promise<boolean>(resolve => {
      http
        .get(url, { headers: { host: domain } }, response => resolve(Boolean(response.resume())))
        .on("error", () => resolve(false))
    })
  for (const started = Date.now(); !(await isReady()); await setTimeout(100))
    if (!isRunning() || Date.now() - started > 120_000)
      throw new Error(`No server at ${url}:\n${readFileSync(log, "utf8")}`)
  return {
    url,
    close: async () => {
      stop()
      await hasEnded
    },
  }
}

/** Variables of a host. */
type Variables = Readonly<Record<string, string>>

const wranglerEnv = (folder: string): NodeJS.ProcessEnv => ({
  HOME: folder,
  XDG_CONFIG_HOME: folder,
  WRANGLER_SEND_METRICS: "false",
  CI: "true",
})

/** Puts a site, and the project's own `wrangler.jsonc` and Worker, into a folder for wrangler. */
const prepareWrangler = (folder: string, site: string): void => {
  copyFileSync("wrangler.jsonc", path.join(folder, "wrangler.jsonc"))
  for (const source of ["cloudflare", "src"]) symlinkSync(path.resolve(source), path.join(folder, source))
  symlinkSync(site, path.join(folder, "public"))
}

/** Starts Cloudflare's runtime with a site. */
const startWrangler = (url: string, folder: string, site: string, variables: Variables = {}): Promise<Site> => {
  prepareWrangler(folder, site)
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
  writeFileSync(path.join(folder, ".dev.vars"), lines.join(""))
  const command = [process.execPath, toolFile("wrangler/bin/wrangler.js"), "dev", "--port", new URL(url).port]
  return startServer(url, folder, command, wranglerEnv(folder))
}

/** Publishes a site with wrangler at an imitation of Cloudflare's API. Returns the body of the upload. */
export const publishAtCloudflare = async (folder: string, site: string): Promise<string> => {
  prepareWrangler(folder, site)
  const deployments = [{ versions: [{ version_id: "1", percentage: 100 }] }]
  const result = { jwt: "token", buckets: [], deployments, subdomain: "clinic", enabled: true }
  let upload = ""
  const { url, close } = await serveFunction(async request => {
    if (request.method === "PUT") upload = await request.text()
    // 10090: the Worker does not exist yet.
    const isNew = request.url.includes("/services/")
    const errors = isNew ? [{ code: 10090, message: "none" }] : []
    return Response.json({ success: !isNew, errors, messages: [], result }, { status: isNew ? 404 : 200 })
  })
  const child = spawn(process.execPath, [toolFile("wrangler/bin/wrangler.js"), "deploy"], {
    stdio: "ignore",
    cwd: folder,
    env: {
      ...process.env,
      ...wranglerEnv(folder),
      CLOUDFLARE_API_BASE_URL: url,
      CLOUDFLARE_API_TOKEN: "token",
      CLOUDFLARE_ACCOUNT_ID: "account",
    },
  })
  child.stderr?.pipe(process.stdout)
  await once(child, "exit")
  await close()
  return upload
}

/** Returns a URL on this machine with an unused port. */
export const findUrl = async (): Promise<string> => {
  const { url, close } = await listen(http.createServer(), 0)
  await close()
  return url
}

/** A second language of the site, of which hosts need only the 404 page. */
export const secondLanguage = {
  prefix: "/en",
  notFound: `<!doctype html><html lang="en"><title>Not found</title>${"<p>There is no such page.".repeat(100)}</html>`,
}

/** The part of Netlify's runtime of functions that is used here. */
interface NetlifyFunctions {
  FunctionsHandler: new (options: object) => {
    match: (request: Request) => Promise<{ handle: (request: Request) => Promise<Response> } | undefined>
  }
}

/** Starts Netlify's runtime with the project's functions, as Netlify bundles them. */
const startNetlifyFunctions = async (folder: string, variables: Variables): Promise<Site> => {
  const file = toolFile("@netlify/functions-dev/dist/main.js")
  const { FunctionsHandler }: NetlifyFunctions = await import(file)
  Object.assign(process.env, variables)
  const functions = new FunctionsHandler({
    config: { get: () => ({ functions: {} }) },
    projectRoot: process.cwd(),
    userFunctionsPath: "netlify/functions",
    destPath: folder,
    geolocation: {},
    settings: {},
  })
  const site = await serveFunction(async request => {
    const found = await functions.match(request)
    return found ? found.handle(request) : new Response("Not found", { status: 404 })
  })
  return {
    ...site,
    close: async () => {
      await site.close()
      for (const name of Object.keys(variables)) delete process.env[name]
    },
  }
}

/** Functions that start the runtimes of hosts with the project's function and these variables, in an empty folder. */
export const functionStarts: Readonly<Record<string, (folder: string, variables: Variables) => Promise<Site>>> = {
  netlify: startNetlifyFunctions,
  cloudflare: async (folder, variables) => {
    const site = path.join(folder, "site")
    mkdirSync(site)
    writeFileSync(path.join(site, "404.html"), secondLanguage.notFound)
    return startWrangler(await findUrl(), folder, site, variables)
  },
}

interface Start {
  /** An empty folder for the host's own files. */
  folder: string
  /** A copy of the site. */
  site: string
  url: string
}

const apacheModules =
  "alias authz_core autoindex brotli deflate dir filter headers mime mpm_event rewrite setenvif".split(" ")

/**
 * Starts Apache as on shared hosting: folders are listed, headers are set for all sites, and `.htaccess` may override
 * little.
 */
const startApache = ({ folder, url }: Start, configuration: string): Promise<Site> => {
  const file = path.join(folder, "apache2.conf")
  writeFileSync(
    file,
    `ServerName localhost
ServerRoot ${folder}
PidFile ${folder}/pid
ErrorLog /dev/stderr
User nobody
Group nogroup
${apacheModules.map(name => `LoadModule ${name}_module ${debianFile("usr/lib/apache2/modules", `mod_${name}.so`)}`).join("\n")}
TypesConfig /dev/null
Listen ${new URL(url).port}
<Directory />
  Options Indexes FollowSymLinks
  AllowOverride FileInfo
</Directory>
<Files ".ht*">
  Require all denied
</Files>
Header set X-Content-Type-Options nosniff
Header set Cache-Control max-age=600
${configuration}`
  )
  return startServer(url, folder, [debianFile("usr/sbin/apache2"), "-X", "-f", file], {
    LD_LIBRARY_PATH: listDebianLibraries(),
  })
}

/** Functions that start each host, keyed by name. */
const starts: Readonly<Record<string, (start: Start, configuration: string) => Promise<Site>>> = {
  own: ({ site }) => serve(site, { quality: 4 }),
  nginx: ({ folder, url }, configuration) => {
    const file = path.join(folder, "nginx.conf")
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    writeFileSync(
      file,
      `user nobody nogroup;
pid ${folder}/pid;
daemon off;
events {}
http {
access_log off;
${temporary.map(name => `${name}_temp_path ${folder}/${name};`).join("\n")}
${configuration}}`
    )
    return startServer(url, folder, [debianFile("usr/sbin/nginx"), "-e", "stderr", "-c", file])
  },
  apache: startApache,
  htaccess: ({ folder, site, url }, configuration) => {
    writeFileSync(path.join(site, ".htaccess"), configuration)
    return startApache({ folder, site, url }, `DocumentRoot ${site}\n`)
  },
  caddy: ({ folder, url }, configuration) => {
    const file = path.join(folder, "Caddyfile")
    writeFileSync(file, `{\n\tadmin off\n}\n${configuration}`)
    const command = [debianFile("usr/bin/caddy"), "run", "--config", file, "--adapter", "caddyfile"]
    return startServer(url, folder, command, { HOME: folder })
  },
  cloudflare: async ({ folder, site, url }) => {
    const server = await startWrangler(url, folder, site)
    const parsed = `Parsed ${Object.keys(createHeaderRules(createHostRules())).length} valid header rules.`
    if (!readFileSync(path.join(folder, "log"), "utf8").includes(parsed))
      throw new Error(`Cloudflare does not read all rules:\n${readFileSync(path.join(folder, "log"), "utf8")}`)
    return server
  },
}

export const hostNames = Object.keys(starts)

/** Serves a copy of `site` from `folder` in the way of the host `name`. */
export const startHost = async (name: string, site: string, folder: string): Promise<Site> => {
  const copy = path.join(folder, "site")
  cpSync(site, copy, { recursive: true })
  mkdirSync(path.join(copy, secondLanguage.prefix), { recursive: true })
  writeFileSync(path.join(copy, secondLanguage.prefix, "404.html"), secondLanguage.notFound)
  // Files that a careless upload includes; Cloudflare accepts no such files.
  for (const file of name === "cloudflare" ? [] : [".env", ".git/config", "admin/.git/config", ".well-known/.env"]) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    writeFileSync(path.join(copy, file), "secret")
  }
  // Servers read these folders as the user `nobody`.
  for (const served of [folder, copy]) chmodSync(served, 0o755)
  const url = await findUrl()
  const start = starts[name]
  if (!start) throw new Error(`There is no host “${name}”, only ${hostNames.join(", ")}.`)
  return start(
    { folder, site: copy, url },
    createHostConfiguration(name, {
      url: url.replace("localhost", domain),
      folder: copy,
      prefixes: [secondLanguage.prefix],
      rules: createHostRules(),
    }) ?? ""
  )
}
