/** @jest-environment jsdom */
import { entry, line, list } from "../../gatsby-plugin-content-model"
import { askConflictsIn } from "../merging/askConflicts"

const form = entry(
  { type: "Shop", label: "Shop", hint: "" },
  {
    motto: line({ label: "Motto", hint: "" }),
    breads: list(
      { label: "Breads", hint: "", min: 1, max: 9 },
      entry({ type: "Bread", label: "Bread", hint: "" }, { name: line({ label: "Name", hint: "" }) })
    ),
  }
)

it("says who has saved or removed what, and what follows from a choice", () => {
  const dialog = document.createElement("dialog")
  dialog.showModal = () => undefined
  const rye = { name: "Rye" }
  void askConflictsIn(dialog)([
    {
      file: form,
      value: { breads: [rye] },
      conflicts: [
        { path: ["breads", 0], mine: undefined, theirs: rye },
        { path: ["motto"], mine: "Fresh", theirs: undefined },
      ],
    },
    {
      file: form,
      value: {},
      conflicts: [
        { path: ["motto"], mine: "Fresh", theirs: "Warm" },
        { path: ["breads", 0], mine: rye, theirs: undefined },
        { path: ["breads"], mine: [rye], theirs: [] },
      ],
      author: "Ruth",
    },
    { file: form, value: {}, conflicts: [{ path: ["breads", 0], mine: rye, theirs: undefined }] },
  ])
  expect([...dialog.querySelectorAll("label")].map(({ textContent }) => textContent)).toEqual([
    "You have removed this entry: It stays removed, and the other change of it is lost.",
    "Saved meanwhile: Rye\nThe entry comes back with these values.",
    "Yours: Fresh",
    "Saved meanwhile: (nothing)",
    "Yours: Fresh",
    "Saved meanwhile by Ruth: Warm",
    "Yours: Rye\nThe entry comes back with these values.",
    "Ruth has removed this entry: It stays removed, and the other change of it is lost.",
    "Yours: Rye\nThe entry comes back with these values.",
    "Ruth has removed this entry: It stays removed, and the other change of it is lost.",
    "Yours: Rye\nThe entry comes back with these values.",
    "Somebody has removed this entry: It stays removed, and the other change of it is lost.",
  ])
})
