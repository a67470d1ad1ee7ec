import { test } from "@playwright/test"
import { type Site, serve } from "../../plugins/gatsby-plugin-host-files"

/** Serves a built site during the tests of a block. Its URL is set when they run. */
export const serveSite = (folder: string): { url: string } => {
  const served = { url: "" }
  let site: Site | undefined
  test.beforeAll(async () => {
    site = await serve(folder, { quality: 4 })
    served.url = site.url
  })
  test.afterAll(() => site?.close())
  return served
}
