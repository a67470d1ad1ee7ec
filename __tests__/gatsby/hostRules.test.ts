/** @jest-environment node */
import { createHeaderRules, createPattern } from "../../plugins/gatsby-plugin-host-files"
import { createHostRules } from "../../src/gatsby/hostRules"

const rules = createHeaderRules(createHostRules())

/** Returns the rules that apply to a path, in order. */
const rulesFor = (path: string) =>
  Object.entries(rules).filter(([pattern]) => new RegExp(createPattern(pattern)).test(path))

it("at most six rules cover all pages", () => {
  expect(Object.keys(rules).length).toBeLessThanOrEqual(6)
})

it.each([
  ["/", undefined],
  ["/en/about/", undefined],
  ["/share/home.jpg", undefined],
  ["/icon-512.png", undefined],
  ["/favicon.svg", undefined],
  ["/static/0e1f/5a6b/doctor.jpg", undefined],
  ["/static/app-0123456789.js", "same-origin"],
  ["/page-data/about/page-data.json", "same-origin"],
  ["/admin/", "same-origin"],
  ["/admin/admin.js", "same-origin"],
])("the response for %s says who may load it, and repeats no header", (path, policy) => {
  const headers = rulesFor(path).flatMap(([, rule]) => Object.entries(rule))
  expect(Object.fromEntries(headers)["Cross-Origin-Resource-Policy"]).toBe(policy)
  expect(new Set(headers.map(([name]) => name)).size).toBe(headers.length)
})

it("says which site a message comes from, without which the form forwarder rejects it", () => {
  expect(rules["/*"]?.["Referrer-Policy"]).toBe("strict-origin-when-cross-origin")
})

it("lets browsers keep what has a hash in its name", () => {
  expect(rules["/static/*"]).toEqual({ "Cache-Control": "public, max-age=31536000, immutable" })
})

it("lets no other site show pages in a frame, and no browser guess a type, go back to http or offer a device", () => {
  const common = rules["/*"]
  expect(common).toMatchObject({
    "Content-Security-Policy": expect.stringContaining("frame-ancestors 'none'"),
    "X-Content-Type-Options": "nosniff",
  })
  const [, seconds] = /^max-age=(\d+)$/.exec(common?.["Strict-Transport-Security"] ?? "") ?? []
  expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 24 * 60 * 60)
  for (const device of ["camera", "geolocation", "microphone", "payment", "usb"])
    expect(common?.["Permissions-Policy"]?.split(", ")).toContain(`${device}=()`)
})

it("asks the host for the service worker each time, so that it can be switched off", () => {
  expect(rules["/sw.js"]).toMatchObject({ "Cache-Control": "no-cache" })
})
