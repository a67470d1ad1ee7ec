import { createEditorConfig } from "../../src/model/editorForms"
import { readEditorBackend } from "../../src/publish/buildEditor"

/** Who signs editors in, by the variables of the build. */

const configured = (env: NodeJS.ProcessEnv) => createEditorConfig(readEditorBackend(env)).backend

it.each([{}, { NETLIFY: "true" }, { URL: "https://www.clinic.example" }])(
  "is GitHub itself, with a token, where no service is named: %j",
  env => {
    expect(configured({ ...env, CMS_REPOSITORY: "clinic/site" })).toEqual({
      name: "github",
      repo: "clinic/site",
      branch: "main",
      squash_merges: true,
      auth_methods: ["token"],
    })
  }
)

it("is Netlify on Netlify, under the site’s main address in previews, too", () => {
  const netlify = {
    NETLIFY: "true",
    REPOSITORY_URL: "https://github.com/clinic/site",
    URL: "https://www.clinic.example",
  }
  expect(configured(netlify)).toMatchObject({
    repo: "clinic/site",
    base_url: "https://api.netlify.com",
    site_domain: "www.clinic.example",
    auth_methods: ["oauth", "token"],
  })
})

it("is the service that the variable names", () => {
  const backend = configured({ CMS_AUTH_URL: "https://sign-in.example" })
  expect(backend).toMatchObject({ base_url: "https://sign-in.example", auth_methods: ["oauth", "token"] })
  expect(backend).not.toHaveProperty("site_domain")
})
