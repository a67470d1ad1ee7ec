import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { adaptStrings } from "../adaptCms"
import { getValue, isRecord, parseAs } from "../../gatsby-plugin-content-model"

const locales = "node_modules/@sveltia/cms/locales"

it.each(readdirSync(locales).filter(name => name.endsWith(".json")))(
  "a refused save has our words in %s, and all others stay",
  name => {
    const original = readFileSync(path.join(locales, name), "utf8")
    const adapted = parseAs(adaptStrings(path.basename(name, ".json"), original, "It was not saved."), isRecord)
    expect(getValue(adapted, "saving_entry", "error", "description")).toBe("It was not saved.")
    for (const failure of ["publishing_entry_failed", "status_change_failed"])
      expect(getValue(adapted, "workflow", failure)).toMatch(/^[^.。]+[.。]$/)
    expect(Object.keys(adapted)).toEqual(Object.keys(parseAs(original, isRecord)))
    expect(adapted["save"]).toBe(parseAs(original, isRecord)["save"])
  }
)
