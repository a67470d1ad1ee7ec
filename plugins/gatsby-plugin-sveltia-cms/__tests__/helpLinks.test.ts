/** @jest-environment jsdom */
import { readFileSync } from "node:fs"
import { entry, line } from "../../gatsby-plugin-content-model"
import { showRefusalIn } from "../door/showRefusal"
import { findHelp, helpAnchors } from "../help/helpLinks"
import { listChapters, renderGuide } from "../help/renderGuide"
import { askConflictsIn } from "../merging/askConflicts"

const createDialog = (): HTMLDialogElement => Object.assign(document.createElement("dialog"), { showModal: jest.fn() })

const listLinks = (dialog: HTMLDialogElement): (string | null)[] =>
  [...dialog.querySelectorAll("a")].map(link => link.getAttribute("href"))

it("the dialogs of the editor lead to what the guide says about them", () => {
  const [refusal, conflicts] = [createDialog(), createDialog()]
  const call = { method: "PUT", url: "https://api.github.com/", headers: new Headers(), body: undefined }
  showRefusalIn(refusal)("“Motto” is empty.", { kind: "unknown", call: "" }, call)
  expect(listLinks(refusal)).toEqual(["/admin/help/#why-was-my-change-rejected"])
  const file = entry({ type: "Shop", label: "Shop", hint: "" }, { motto: line({ label: "Motto", hint: "" }) })
  void askConflictsIn(conflicts)([{ file, value: {}, conflicts: [{ path: ["motto"], mine: "Fresh", theirs: "Warm" }] }])
  expect(listLinks(conflicts)).toEqual(["/admin/help/#changed-twice"])
})

it("“Help” leads to the part of the guide about what is open", () => {
  expect(["#/collections/_singletons", "#/assets", "#/workflow", "#/collections/x/entries/fees"].map(findHelp)).toEqual(
    ["/admin/help/", "/admin/help/#pictures", "/admin/help/#3-publish-a-draft", "/admin/help/#i-want-to-"]
  )
})

/** Reads a document of the guide, without its pictures. */
const readDocument = (file: string) => ({
  file,
  text: readFileSync(`docs/${file}`, "utf8").replaceAll(/^!\[.*$/gm, ""),
})

it("the guide of this site has each part to which the editor leads", () => {
  const first = readDocument("editing.md")
  const { html } = renderGuide([first, ...listChapters(first).map(readDocument)], {})
  expect(Object.values(helpAnchors).filter(anchor => !html.includes(` id="${anchor}"`))).toEqual([])
})
