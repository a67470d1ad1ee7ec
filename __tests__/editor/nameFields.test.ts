import { contentSettings } from "../../src/model/checks/contentSettings"
import { checkValue } from "../../plugins/gatsby-plugin-content-model"
import { getValue } from "../../plugins/gatsby-plugin-content-model/json"
import { model } from "../../src/model/model"
import { describeProblems } from "../../plugins/gatsby-plugin-sveltia-cms"
import { editorSite } from "./editorSite"
import { readData } from "../../testing/data"
import { replaceValue } from "../../testing/replaceValue"

const data: Readonly<Record<string, unknown>> = readData()

/** Returns the problems that the form `name` shows if the value at `path` is replaced. */
const describeForm = (name: string, path: string, value: unknown): string => {
  const field = new Map(Object.entries(model)).get(name)
  if (!field) throw new Error(`There is no form ${name}.`)
  return describeProblems(
    editorSite.forms,
    name,
    checkValue(contentSettings, `${name}.json`, field, replaceValue(data[name], path, value))
  ).join("\n")
}

const week = { monday: [{ opens: "08:00", closes: "17:00" }] }
const services: unknown = data["services"]
const featured = JSON.parse(JSON.stringify(getValue(services, "services"))).map((service: object) => ({
  ...service,
  featured: true,
}))

it.each([
  ["clinic", "openingHours", { always: true, week }, "or change “Always open”"],
  ["clinic", "openingHours", { always: false }, "or change “Always open”"],
  ["clinic", "primaryContact", "whatsapp", "there is no “WhatsApp” number"],
  [
    "services",
    "services",
    featured,
    "entries with “On the home page”, but needs at most 4: choose the entries you want",
  ],
])("%s %s: the refusal has the words of the form", (name, path, value, words) => {
  const text = describeForm(name, path, value)
  expect(text).toContain(words)
  expect(text).not.toMatch(/to true|to false|“[a-z]+[A-Z]\w*”|data\//)
})
