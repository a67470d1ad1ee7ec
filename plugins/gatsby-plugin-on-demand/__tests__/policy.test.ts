import { createPagePolicy } from "../policy/policy"

it("lets scripts and forms send to the site and the named destinations, and nowhere else", () => {
  const policy = createPagePolicy({ scripts: [], styles: [], destinations: ["https://forms.example"] }).split("; ")
  expect(policy).toContain("connect-src 'self' https://forms.example")
  expect(policy).toContain("form-action 'self' https://forms.example")
})
