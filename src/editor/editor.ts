import "./manualStart"
import { init, registerEventListener } from "@sveltia/cms"
import { refuseFaults } from "./refuseFaults"
import { registerPreviews } from "./registerPreviews"

/** Starts the editor at /admin; its forms are in config.json, generated from the content model. */
const start = async (): Promise<void> => {
  registerPreviews()
  registerEventListener({ name: "preSave", handler: refuseFaults })
  await init()
}

start().catch(console.error)
