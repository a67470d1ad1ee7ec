import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { chmodSync, cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import net from "node:net"
import { tmpdir, userInfo } from "node:os"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { expect, test } from "@playwright/test"
import { utils } from "ssh2"
import { listFiles } from "../../plugins/gatsby-plugin-on-demand/build"
import { sampleSite } from "../../testing/sites"
import { debianFile, findUrl, listDebianLibraries } from "./servers"

/** Runs the program of `npm run upload` with real servers, and a folder that contains other things. */

// As root, the servers would need users that the machine may not have.
const user = process.getuid?.() === 0 ? { username: "nobody", uid: 65534, gid: 65534 } : userInfo()
const password = "secret"

const run = (program: string, ...parameters: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(program, parameters, { encoding: "utf8" })
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`)
  return stdout.trim()
}

interface Server {
  command: readonly [string, ...string[]]
  /** Variables for the upload. */
  env: NodeJS.ProcessEnv
}

/** Functions that configure a server in `folder`, keyed by protocol. */
const servers: Readonly<Record<string, (folder: string, port: string) => Server>> = {
  sftp: (folder, port) => {
    const [host, client] = [utils.generateKeyPairSync("ed25519"), utils.generateKeyPairSync("ed25519")]
    writeFileSync(path.join(folder, "host"), host.private, { mode: 0o600 })
    writeFileSync(path.join(folder, "authorized"), client.public)
    writeFileSync(
      path.join(folder, "sshd"),
      `ListenAddress 127.0.0.1:${port}
HostKey ${folder}/host
AuthorizedKeysFile ${folder}/authorized
PidFile none
StrictModes no
UsePAM yes
Subsystem sftp internal-sftp
`
    )
    const fingerprint = run("ssh-keygen", "-lf", path.join(folder, "host")).split(" ")[1]
    return {
      command: [debianFile("usr/sbin/sshd"), "-D", "-e", "-f", path.join(folder, "sshd")],
      env: { UPLOAD_KEY: client.private, UPLOAD_HOST_KEY: fingerprint },
    }
  },
  ftps: (folder, port) => {
    const [key, certificate] = [path.join(folder, "key"), path.join(folder, "certificate")]
    const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    run("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", ...subject, "-keyout", key, "-out", certificate)
    const hash = run("openssl", "passwd", "-6", password)
    const users = path.join(folder, "users")
    writeFileSync(users, `${user.username}:${hash}:${user.uid}:${user.gid}::${folder}:/bin/sh\n`)
    for (const secret of [key, users]) chmodSync(secret, 0o600)
    writeFileSync(
      path.join(folder, "proftpd"),
      `ServerType standalone
ServerName localhost
DefaultAddress 127.0.0.1
UseIPv6 off
Port ${port}
User ${run("id", "-un", String(user.uid))}
Group ${run("id", "-gn", String(user.uid))}
AuthUserFile ${users}
AuthOrder mod_auth_file.c
RequireValidShell off
UseFtpUsers off
DelayEngine off
AllowOverwrite on
WtmpLog off
TransferLog none
PidFile ${folder}/pid
ScoreboardFile ${folder}/scoreboard
ModulePath ${debianFile("usr/lib/proftpd")}
LoadModule mod_tls.c
TLSEngine on
TLSRequired on
TLSRSACertificateFile ${certificate}
TLSRSACertificateKeyFile ${key}
`
    )
    return {
      command: [debianFile("usr/sbin/proftpd"), "-n", "-c", path.join(folder, "proftpd")],
      env: { UPLOAD_PASSWORD: password, NODE_EXTRA_CA_CERTS: certificate },
    }
  },
}

const canConnect = (port: string): Promise<boolean> =>
  new Promise(resolve => {
    const socket = net.connect(Number(port), "127.0.0.1", () => resolve(Boolean(socket.destroy())))
    socket.on("error", () => resolve(false))
  })

/** Starts a server as the user, and waits until it accepts connections. Returns a function that stops it. */
const startServer = async ({ command: [program, ...parameters] }: Server, folder: string, port: string) => {
  const log = path.join(folder, "log")
  const output = openSync(log, "w")
  run("chown", "-R", `${user.uid}:${user.gid}`, folder)
  const server = spawn(program, parameters, {
    uid: user.uid,
    gid: user.gid,
    stdio: ["ignore", output, output],
    env: { ...process.env, LD_LIBRARY_PATH: listDebianLibraries() },
  })
  const hasEnded = once(server, "exit")
  while (!(await canConnect(port))) {
    if (server.exitCode !== null) throw new Error(`${program} has ended:\n${readFileSync(log, "utf8")}`)
    await setTimeout(100)
  }
  return async () => {
    server.kill()
    await hasEnded
  }
}

const others = [".well-known/acme-challenge/token", "cgi-bin/mail.cgi", "shop.example/index.html", "wp-config.php"]

const writeFiles = (folder: string, files: readonly string[]): void => {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), "old")
  }
}

for (const [protocol, configure] of Object.entries(servers))
  test(`uploads by ${protocol} beside other files`, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "upload-"))
    const [project, root] = [path.join(folder, "project"), path.join(folder, "web root")]
    writeFiles(project, ["public/index.html", "public/old/index.html"])
    const { port } = new URL(await findUrl())
    const server = configure(folder, port)
    const stop = await startServer(server, folder, port)
    const upload = (env: NodeJS.ProcessEnv, ...options: readonly string[]): string => {
      const program = [path.resolve("node_modules/tsx/dist/cli.mjs"), path.resolve("scripts/upload.ts")]
      const url = `${protocol}://${user.username}@localhost:${port}${encodeURI(root)}`
      const { stdout, stderr } = spawnSync(process.execPath, [...program, url, ...options], {
        cwd: project,
        encoding: "utf8",
        env: { ...process.env, ...server.env, ...env },
      })
      return stdout + stderr
    }
    try {
      if (protocol === "sftp") expect(upload({ UPLOAD_HOST_KEY: "SHA256:other" })).toContain("which is not known")
      expect(upload({})).toContain("Create it first.")
      writeFiles(root, others)
      run("chown", "-R", `${user.uid}:${user.gid}`, root)
      const refusal = upload({})
      for (const name of [".well-known", "cgi-bin", "shop.example", "wp-config.php", "Nothing has been changed"])
        expect(refusal).toContain(name)
      expect(upload({}, "--first")).toContain("Uploaded 2 files and deleted 0.")
      rmSync(path.join(project, "public"), { recursive: true })
      cpSync(sampleSite, path.join(project, "public"), { recursive: true })
      expect(upload({})).toContain("delete old/index.html")
      expect(upload({})).toContain("The server already has these files.")
      const files = (await listFiles(root)).filter(file => !file.startsWith("/.site-files"))
      const expected = [...(await listFiles(sampleSite)), ...others.map(file => `/${file}`)]
      expect(files.toSorted()).toEqual(expected.toSorted())
    } finally {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
