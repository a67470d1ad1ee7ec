import { test } from "@playwright/test"
import { type Site, serve } from "../../plugins/gatsby-plugin-host-files"

/** Serves a built site during the tests of a block. Its address is set when they run. */
export const serveSite = (folder: string): { address: string } => {
  const served = { address: "" }
  let site: Site | undefined
  test.beforeAll(async () => {
    site = await serve(folder, { quality: 4 })
    served.address = site.address
  })
  test.afterAll(() => site?.close())
  return served
}
