import { existsSync } from "node:fs"
import { formatProblems } from "../plugins/gatsby-plugin-content-model"
import { createLink } from "../plugins/gatsby-plugin-sveltia-cms/server"
import { startRehearsal } from "../testing/startRehearsal"

/** Serves the built site with an editor that saves to a rehearsal copy of the content and needs no account. */
const rehearse = async (): Promise<void> => {
  if (!existsSync("public/admin/index.html")) throw new Error("The site is not built yet: run “npm run build” first")
  const { url, close, makeLive, invite, github } = await startRehearsal({
    port: Number(process.env["PORT"] ?? 9001),
    onCommit: (branch, message, files) => {
      console.log(`${branch === "main" ? "Published" : "Saved as a draft"}: ${message} (${files.join(", ")})`)
      // Simulates the time that a host needs to build the site.
      if (branch === "main") setTimeout(() => void build(), 20_000).unref()
    },
  })
  const build = async (): Promise<void> => {
    const problems = await makeLive()
    console.log(problems.length ? formatProblems(problems) : "Live.")
  }
  // An owner’s editor has the button “People”.
  github.rights.permission = "ADMIN"
  const link = createLink(`${url}/admin/`, await invite("Ruth"))
  process.once("SIGINT", () => void close().then(() => process.exit()))
  console.log(`
The editor is at ${url}/admin/
Press “Sign In with GitHub”, or “Sign In Using Access Token” with any word, such as rehearsal.
You are an owner there. To be Ruth, who has no account, open her invitation in a private window:
${link}

What you save and publish there goes into a copy of the content, and each change is named here.
The site itself, and the folder data, stay as they are. Ctrl+C stops it and forgets the copy.
`)
}

rehearse().catch((error: unknown) => {
  console.error(
    `The rehearsal could not start: ${error instanceof Error ? error.message : String(error)}. If the port is taken, set PORT to another number.`
  )
  process.exit(1)
})
