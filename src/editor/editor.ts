import "./manualStart"
import "./chooseLanguage"
import { init, registerEventListener } from "@sveltia/cms"
import { migrationsId, picturesById } from "site-content"
import { registerFocalPoint } from "./FocalPoint"
import { registerIconChoice } from "./IconChoice"
import { explainSignIn } from "./explainSignIn"
import { checkChange } from "./door/checkChange"
import { createNewestFiles } from "./door/newestFiles"
import { guardDrafts } from "./door/guardDrafts"
import { keepPictures } from "./door/keepPictures"
import { measurePicture } from "./door/measurePicture"
import { openDoor } from "./door/openDoor"
import { createReader } from "./door/readContent"
import { showRefusalIn } from "./door/showRefusal"
import { watchContent } from "./door/watchContent"
import { watchSignIn } from "./door/watchSignIn"
import { watchSession } from "./history/session"
import { askConflictsIn } from "./kept/askConflicts"
import { registerLoadedText } from "./kept/loadedText"
import { listKept } from "./kept/listKept"
import { mergeForm } from "./kept/mergeForm"
import { createRestore } from "./kept/restoreKept"
import { showLiveBuild } from "./liveBuild"
import { watchPictureSizes } from "./pictureSizes"
import { registerPlainNumber } from "./plainNumber"
import { checkForm, setForm, writeForm } from "./prepareSave"
import { registerPreviews } from "./registerPreviews"

/** A dialog of the editor's page (index.html). */
const findDialog = (id: string): HTMLDialogElement => {
  const dialog = findPlace(id)
  if (!(dialog instanceof HTMLDialogElement)) throw new Error(`The place “${id}” is no dialog.`)
  return dialog
}

/** A place of the editor's page (index.html). */
const findPlace = (id: string): HTMLElement => {
  const place = document.getElementById(id)
  if (!place) throw new Error(`The editor’s page has no place “${id}”.`)
  return place
}

/** Starts the editor at /admin; its forms are in config.json, generated from the content model. */
const start = async (): Promise<void> => {
  explainSignIn()
  const newestFiles = createNewestFiles()
  const conflicts = findDialog("conflicts")
  const ask = askConflictsIn(conflicts)
  window.noteKept = listKept(findPlace("kept"))
  window.restoreKept = createRestore(ask)
  const live = showLiveBuild(findPlace("live"), findPlace("change"))
  // In develop mode a folder of this computer is edited, and nothing goes through the door.
  let savesToGithub = false
  const readContent = createReader(picturesById, measurePicture)
  const watchCommit = watchContent(readContent, findPlace("problems"), live)
  const historyButton = findPlace("open-history")
  const { step, getSession } = watchSession({
    onSignIn: () => {
      historyButton.hidden = false
    },
    onCommit: newestFiles.forget,
  })
  historyButton.addEventListener("click", () => {
    const session = getSession()
    if (!session) return
    import("./history/openHistory")
      .then(({ openHistory }) => openHistory({ dialog: findDialog("history"), session, readContent, conflicts }))
      .catch(console.error)
  })
  const steps = [
    step,
    watchSignIn(findPlace("signed-out")),
    newestFiles.step,
    guardDrafts((commit, github) => {
      savesToGithub = true
      live.setNewest(commit)
      void watchCommit(commit, github)
    }),
    keepPictures(readContent),
    checkChange(readContent, migrationsId),
  ]
  openDoor(steps, showRefusalIn(findPlace("refusal")))
  watchPictureSizes()
  registerPreviews()
  registerFocalPoint()
  registerIconChoice()
  registerPlainNumber()
  registerLoadedText()
  registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const form = writeForm(entry)
      if (!form) return entry
      const merged = await mergeForm(form, entry, newestFiles, ask)
      checkForm(merged, !savesToGithub)
      return setForm(entry, merged)
    },
  })
  await init()
  document.querySelector("#loading")?.remove()
}

start().catch(console.error)
