import { reportSecurityFixes } from "./reportSecurityFixes"

// A workflow runs it once a week.
const { GITHUB_API_URL: api = "", GITHUB_REPOSITORY: repository = "", GITHUB_TOKEN: token } = process.env

reportSecurityFixes({ folder: ".", api, repository, token }).then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
