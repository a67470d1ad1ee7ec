import { findLogoProblems } from "../../plugins/gatsby-plugin-brand"
import { checkFiles, checkFilesAlone } from "../../plugins/gatsby-plugin-content-model"
import type { FunctionSite } from "../../plugins/gatsby-plugin-sveltia-cms/server"
import { contentSettings } from "../model/checks/contentSettings"
import { readClinic } from "../model/files/clinic"
import { createForms } from "./forms"

/** Returns what the function of invitations needs to know of the site, from the content of `clinic.json`. */
export const createFunctionSite = (clinic: unknown): FunctionSite => ({
  website: readClinic(clinic).website,
  // Messages name the forms, which are the same in each language.
  forms: createForms([]),
  checkContent: content => checkFiles(contentSettings, content),
  checkDrawing: findLogoProblems,
})

/** Checks changed files by themselves, where a request may take ten milliseconds (docs/decisions/security.md). */
export const checkChanged: FunctionSite["checkChanged"] = content => checkFilesAlone(contentSettings, content)
