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

it("says who has saved meanwhile, calls a removed entry removed, and an empty field nothing", () => {
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
    { file: form, value: {}, conflicts: [{ path: ["motto"], mine: "Fresh", theirs: "Warm" }], author: "Ruth" },
  ])
  expect([...dialog.querySelectorAll("label")].map(({ textContent }) => textContent)).toEqual([
    "Yours: (removed)",
    "Saved meanwhile: Rye",
    "Yours: Fresh",
    "Saved meanwhile: (nothing)",
    "Yours: Fresh",
    "Saved meanwhile by Ruth: Warm",
  ])
})
