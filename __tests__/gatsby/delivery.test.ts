import { findHostProblem } from "../../src/gatsby/delivery"

const find = (provider: string, environment: NodeJS.ProcessEnv) =>
  findHostProblem({ delivery: { provider } }, environment)

it("refuses Netlify Forms where the site is not built for Netlify", () => {
  expect(find("netlify", {})).toMatch(/“netlify” in clinic\.json works only on Netlify/)
  expect(find("netlify", { NETLIFY: "true" })).toBeUndefined()
  expect(find("formsubmit", {})).toBeUndefined()
})
