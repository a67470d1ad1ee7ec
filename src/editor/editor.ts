import "./manualStart"
import { init, registerEventListener } from "@sveltia/cms"
import { registerFocalPoint } from "./FocalPoint"
import { guardDrafts } from "./guardDrafts"
import { watchPictureSizes } from "./pictureSizes"
import { blockInvalidSave } from "./blockInvalidSave"
import { registerPreviews } from "./registerPreviews"

/** Starts the editor at /admin; its forms are in config.json, generated from the content model. */
const start = async (): Promise<void> => {
  guardDrafts()
  watchPictureSizes()
  registerPreviews()
  registerFocalPoint()
  registerEventListener({ name: "preSave", handler: blockInvalidSave })
  await init()
  document.querySelector("#loading")?.remove()
}

start().catch(console.error)
