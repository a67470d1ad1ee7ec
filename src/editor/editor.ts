import "./manualStart"
import { init, registerEventListener } from "@sveltia/cms"
import { registerFocalPoint } from "./FocalPoint"
import { explainSignIn } from "./explainSignIn"
import { guardDrafts } from "./guardDrafts"
import { showLiveBuild } from "./liveBuild"
import { watchPictureSizes } from "./pictureSizes"
import { registerPlainNumber } from "./plainNumber"
import { prepareSave } from "./prepareSave"
import { registerPreviews } from "./registerPreviews"
import { watchSignIn } from "./watchSignIn"

/** A place of the editor's page (index.html). */
const findPlace = (id: string): HTMLElement => {
  const place = document.getElementById(id)
  if (!place) throw new Error(`The editor’s page has no place “${id}”.`)
  return place
}

/** Starts the editor at /admin; its forms are in config.json, generated from the content model. */
const start = async (): Promise<void> => {
  explainSignIn()
  guardDrafts(showLiveBuild(findPlace("live"), findPlace("change")))
  watchSignIn(findPlace("signed-out"))
  watchPictureSizes()
  registerPreviews()
  registerFocalPoint()
  registerPlainNumber()
  registerEventListener({ name: "preSave", handler: prepareSave })
  await init()
  document.querySelector("#loading")?.remove()
}

start().catch(console.error)
