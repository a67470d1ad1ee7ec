import { describeBranchRule, readRepository } from "../../scripts/branchRule"

/** Checks what `check:live` reports about GitHub's rules for the published branch. */

const rule = (...contexts: string[]) => ({
  type: "required_status_checks",
  parameters: { required_status_checks: contexts.map(context => ({ context })) },
})

it.each([
  ["no rule", [], /^GitHub lets people merge while the check of the content is red\./],
  ["another rule", [{ type: "deletion" }], /^GitHub lets people merge/],
  ["another check", [rule("Code")], /^GitHub lets people merge/],
  [
    "the check of the content",
    [{ type: "deletion" }, rule("Code", "Content")],
    /^GitHub merges nothing while the check/,
  ],
  ["an answer that is none", { message: "Not Found" }, /^GitHub lets people merge/],
])("is told of %s", (_, rules, sentence) => {
  expect(describeBranchRule(rules)).toMatch(sentence)
})

it.each([
  ["https://github.com/clinic/website.git\n", "clinic/website"],
  ["git@github.com:clinic/website.git", "clinic/website"],
  ["https://github.com/clinic/website/", "clinic/website"],
  ["https://gitlab.com/clinic/website.git", undefined],
  ["", undefined],
])("finds the repository of %j", (remote, repository) => {
  expect(readRepository(remote)).toBe(repository)
})
