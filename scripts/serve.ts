import { serve } from "../plugins/gatsby-plugin-host-files"

const [folder = "public"] = process.argv.slice(2)
const port = Number(process.env["PORT"] ?? 9000)

serve(folder, { port }).then(
  ({ url }) => console.log(`\nThe production site is served at ${url} (Ctrl+C stops it).`),
  (error: unknown) => {
    console.error(`The site could not be served on port ${port}: ${String(error)}. Set PORT to another number.`)
    process.exit(1)
  }
)
