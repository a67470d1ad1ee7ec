import { createElement } from "react"
import { startEditor } from "../../plugins/gatsby-plugin-sveltia-cms/browser"
import { builtWords, files, monthlyPublications, pictures, picturesById, sites } from "site-content"
import { findIconPaths } from "../components/iconPaths"
import { contentSettings } from "../model/checks/contentSettings"
import { getTimeZone } from "../model/locale"
import { readClinic } from "../model/files/clinic"
import { checkDrawing } from "./checkDrawing"
import { findFormProblems } from "./findFormProblems"
import { addBuiltWords } from "../words/catalogues"
import { createForms } from "./forms"
import { createPeriods } from "./periods"
import { previewForms } from "./previewForms"

addBuiltWords(builtWords)

const clinic = readClinic(files["clinic"])

startEditor({
  settings: contentSettings,
  forms: createForms(Object.keys(sites)),
  checkForm: findFormProblems,
  checkDrawing,
  clock: { timeZone: getTimeZone(clinic), hour12: clinic.locale.hourCycle === "12" },
  periods: createPeriods(getTimeZone(clinic)),
  monthlyPublications,
  testMessageWorkflow: "messages.yml",
  pictures: { byName: pictures, byId: picturesById },
  previews: previewForms,
  drawIcon: name =>
    findIconPaths(name)?.map(([element, attributes], key) => createElement(element, { key, ...attributes })),
}).catch(console.error)
