import { readEditorBackend } from "../readEditorBackend"
import { createConfig } from "../config"

/** Checks which service signs editors in, depending on the build's environment variables. */

const options = {
  folder: "content",
  files: {},
  languages: ["en"],
  choices: {},
  wordFiles: [],
  getPreviewPath: () => "/",
  title: "Edit",
  publishedAtOnce: [],
  maxPictureBytes: 1,
} as const

const configured = (env: NodeJS.ProcessEnv) => createConfig({ ...options, backend: readEditorBackend(env) }).backend

it.each([{}, { NETLIFY: "true" }, { URL: "https://www.bakery.example" }])(
  "people sign in with a token if no service is named: %j",
  env => {
    expect(configured({ ...env, CMS_REPOSITORY: "bakery/site" })).toEqual({
      name: "github",
      repo: "bakery/site",
      branch: "main",
      squash_merges: true,
      auth_methods: ["token"],
    })
  }
)

it("people sign in by Netlify on Netlify, at the site’s main URL in previews, too", () => {
  const netlify = {
    NETLIFY: "true",
    REPOSITORY_URL: "https://github.com/bakery/site",
    URL: "https://www.bakery.example",
  }
  expect(configured(netlify)).toMatchObject({
    repo: "bakery/site",
    base_url: "https://api.netlify.com",
    site_domain: "www.bakery.example",
    auth_methods: ["oauth", "token"],
  })
})

it("people sign in by the service that the variable names", () => {
  const backend = configured({ CMS_AUTH_URL: "https://sign-in.example" })
  expect(backend).toMatchObject({ base_url: "https://sign-in.example", auth_methods: ["oauth", "token"] })
  expect(backend).not.toHaveProperty("site_domain")
})
