/** @jest-environment node */
import { readFileSync } from "node:fs"
import path from "node:path"
import { buildSchema, isObjectType, isListType, isNonNullType, type GraphQLOutputType } from "graphql"
import { sampleContent } from "../../scripts/sampleFolders"
import { type Content, checkContent, findContentHints } from "../../src/content/check/checkContent"
import { readContent } from "../../src/content/check/readContent"
import { createSchemaFiles } from "../../src/content/check/writeSchemas"
import { checkValue, formatProblem } from "../../src/content/checks"
import { type EditorField, createEditorConfig, createEditorFiles } from "../../src/content/editorForms"
import {
  findAlwaysOpenWords,
  findBookingWords,
  findEmergencyClaim,
  findLiveProblems,
  findPastDays,
  formatAdvice,
} from "../../src/content/goLive"
import { derivedTexts } from "../../src/content/derivedTexts"
import { createContentType, createGraphqlTypes, getTypeName } from "../../src/content/graphql"
import { createJsonSchemas } from "../../src/content/jsonSchema"
import { type DataFile, allFiles, isDataFile, model } from "../../src/content/model"
import { getPreviewPath } from "../../src/content/pageSources"
import { resolvers } from "../../src/content/resolvers"
import { createSiteFiles, listHiddenPictures } from "../../src/content/siteContent"
import { type Field, entry, flag, image, keyName, line, list, switchName } from "../../src/content/vocabulary"
import { asFiles, readData } from "../support/data"

let content: Content = { files: {} }
beforeAll(async () => {
  content = await readContent(sampleContent)
})

/** The sentences for the sample with one file changed. */
const sentences = (file: string, change: (text: string) => string): string[] =>
  checkContent({ ...content, files: { ...content.files, [file]: change(content.files[file] ?? "") } }).map(
    formatProblem
  )

type Json = ReturnType<typeof JSON.parse>

/** The sentences for the sample with one parsed file changed. */
const after = (file: string, change: (json: Json) => void): string[] =>
  sentences(file, text => {
    const json: Json = JSON.parse(text)
    change(json)
    return JSON.stringify(json)
  })

const fieldIn = (fields: readonly EditorField[] | undefined, name: string): EditorField | undefined =>
  fields?.find(field => field.name === name)

const dataFiles: readonly DataFile[] = Object.keys(model).filter(isDataFile)

describe("the model's editor forms, JSON Schemas and GraphQL types", () => {
  const forms = Object.fromEntries(createEditorFiles().map(file => [file.name, file]))
  const schemas = createJsonSchemas()
  const directives = [
    "directive @dontInfer on OBJECT",
    "directive @childOf(types: [String!]) on OBJECT",
    ...Object.keys(resolvers).map(name => `directive @${name} on FIELD_DEFINITION`),
    "interface Node { id: ID! }",
    "type File { id: ID! }",
    "type Query { content: Content! }",
  ].join("\n")
  const graphql = buildSchema(`${directives}\n${createGraphqlTypes()}\n${createContentType()}`, {
    assumeValid: true,
    assumeValidSDL: true,
  })

  const bare = (type: GraphQLOutputType): GraphQLOutputType =>
    isNonNullType(type) || isListType(type) ? bare(type.ofType) : type

  /** Every difference of a form, a JSON Schema and a GraphQL type from the model. */
  const differences = (
    field: Field,
    form: Pick<EditorField, "fields" | "field">,
    schema: Json,
    type: GraphQLOutputType,
    place: string,
    isPartOfSwitched = false
  ): string[] => {
    const found: string[] = []
    const same = (what: string, a: unknown, b: unknown) =>
      JSON.stringify(a) === JSON.stringify(b) ||
      found.push(`${place} ${what}: ${JSON.stringify(a)} is not ${JSON.stringify(b)}`)
    const group = field.kind === "list" ? field.item : field
    const entrySchema = field.kind === "list" ? schema.items : schema
    if (group.kind !== "entry") return found
    const names = Object.keys(group.fields)
    const canBeOff = isPartOfSwitched || group.whileEnabled !== undefined
    const inner = bare(type)
    same(
      "names in the form",
      form.fields?.map(({ name }) => name),
      names.filter(name => name !== keyName)
    )
    same("names in the JSON Schema", Object.keys(entrySchema.properties), names)
    same(
      "required in the JSON Schema",
      group.whileEnabled === undefined ? entrySchema.required : entrySchema.then.required,
      names.filter(name => !group.fields[name]?.optional)
    )
    if (group.whileEnabled !== undefined) same("required while it is off", entrySchema.required, [switchName])
    const graph = isObjectType(inner) ? inner.getFields() : {}
    same("names in GraphQL", Object.keys(graph), [
      // What the build notes of each file.
      ...(isDataFile(place) ? ["site", "language"] : []),
      ...names.filter(name => name !== switchName && name !== keyName),
      ...Object.keys(derivedTexts[group.type] ?? {}),
    ])
    for (const [name, below] of Object.entries(group.fields)) {
      const control = form.fields?.find(field => field.name === name)
      const belowSchema = entrySchema.properties[name]
      const graphField = graph[name]
      if (!control || !belowSchema || !graphField) continue
      const here = `${place}.${name}`
      same(`${here} label`, [control.label, belowSchema.title], [below.label, below.label])
      same(`${here} hint`, [control.hint.startsWith(below.hint), belowSchema.description], [true, below.hint])
      same(
        `${here} required`,
        [control.required, isNonNullType(graphField.type)],
        [
          // The form asks for nothing in what can be off.
          !below.optional && (!canBeOff || below.kind === "flag"),
          below.kind === "entry" && below.whileEnabled !== undefined
            ? false
            : !below.optional || (below.kind === "line" && below.anchorOf !== undefined),
        ]
      )
      const chosen = below.kind === "line" && (below.destination || below.dateTime || below.colour)
      if (chosen) {
        same(`${here} control`, control.widget, below.destination ? "select" : below.dateTime ? "datetime" : "color")
        same(`${here} pattern`, belowSchema.pattern, below.pattern?.regex)
      } else if (below.kind === "line" || below.kind === "paragraph") {
        same(
          `${here} limits`,
          [control.minlength, control.maxlength, belowSchema.minLength, belowSchema.maxLength],
          [below.min, below.max, below.min, below.max]
        )
        if (below.kind === "line" && below.pattern)
          same(
            `${here} pattern`,
            [control.pattern?.[0], belowSchema.pattern],
            [below.pattern.regex, below.pattern.regex]
          )
      }
      if (below.kind === "choice")
        same(`${here} options`, [control.options, belowSchema.enum], [below.options, below.options])
      if (below.kind === "integer" || below.kind === "decimal")
        same(`${here} range`, [belowSchema.minimum, belowSchema.maximum], [below.min, below.max])
      if (below.kind === "list")
        same(
          `${here} length`,
          [control.min, control.max, belowSchema.minItems, belowSchema.maxItems],
          [canBeOff ? 0 : below.min, below.max, below.min, below.max]
        )
      if (below.kind === "image")
        same(`${here} pattern`, [control.widget, belowSchema.pattern], ["image", below.pattern.regex])
      found.push(...differences(below, control, belowSchema, graphField.type, here, canBeOff))
    }
    return found
  }

  it.each(dataFiles)("describe %s.json alike", name => {
    const type = graphql.getType(getTypeName(name))
    if (!isObjectType(type)) throw new Error(`${name} has no type.`)
    const form = forms[name]
    if (!form) throw new Error(`${name} has no form.`)
    expect(differences(model[name], form, schemas[name], type, name)).toEqual([])
    expect(form.file).toBe(`data/${name}.json`)
  })

  it("are all found by VS Code: its committed settings name the schema of each file", () => {
    const settings = ".vscode/settings.json"
    expect(readFileSync(settings, "utf8")).toBe(createSchemaFiles()[settings])
  })

  it("are saved where the editor's configuration says", () => {
    expect(createEditorConfig({ repo: "clinic/site", branch: "main" })).toMatchObject({
      backend: { repo: "clinic/site", branch: "main" },
      media_folder: "data/images",
      public_folder: "/images",
    })
  })

  it("show each word of the interface in the clinic's language, as what another one stands in place of", () => {
    const { singletons } = createEditorConfig(
      { repo: "clinic/site", branch: "main" },
      { clinic: { locale: { language: "pt" } } }
    )
    const form = singletons.find(({ file }) => file === "data/words.json")
    const group = (name: string) => form?.fields.find(field => field.name === name)
    expect(group("layout")).toMatchObject({ required: false, hint: expect.stringContaining("· Ligar agora ·") })
    expect(group("layout")?.fields).toContainEqual(
      expect.objectContaining({
        name: "callNow",
        label: "Call now",
        hint: "In place of “Ligar agora”.",
        required: false,
      })
    )
    expect(group("emergency")?.fields).toContainEqual(
      expect.objectContaining({ name: "call", hint: "In place of “Ligar para o {number}”. Keep {number}." })
    )
  })

  it("have the sample's order of fields, so that the editor changes one line for one word", () => {
    const order = (field: Field, value: unknown): unknown => {
      if (field.kind === "list" && Array.isArray(value)) return value.map(item => order(field.item, item))
      if (typeof value !== "object" || value === null || field.kind !== "entry") return value
      return Object.fromEntries(
        Object.entries(field.fields).flatMap(([name, below]) =>
          Object.hasOwn(value, name) ? [[name, order(below, Reflect.get(value, name))]] : []
        )
      )
    }
    for (const [name, field] of Object.entries(model)) {
      const text = readFileSync(`${sampleContent}/${name}.json`, "utf8")
      expect(text).toBe(`${JSON.stringify(order(field, JSON.parse(text)), null, 2)}\n`)
    }
  })
})

/** The problems with this amount as the first price. */
const priced = (amount: unknown): string[] => after("fees.json", json => (json.prices[0].amount = amount))

describe("the checks of the content", () => {
  it("accept the sample", () => {
    expect(checkContent(content).map(formatProblem)).toEqual([])
  })

  it.each(dataFiles)("reject %s.json without its first field", name => {
    const file = `${name}.json`
    // The type is asserted: the test above has checked the file.
    const parsed: Record<string, unknown> = JSON.parse(content.files[file] ?? "{}")
    const [key = ""] = Object.keys(parsed)
    const { [key]: _removed, ...rest } = parsed
    const problems = checkContent({ ...content, files: { ...content.files, [file]: JSON.stringify(rest) } })
    expect(problems.filter(problem => problem.file === file && problem.field === key)).not.toEqual([])
  })

  it("report an empty file, an invisible mark at the start, and a list in place of fields", () => {
    expect(sentences("stats.json", () => "")).toEqual([
      expect.stringContaining("data/stats.json, line 1, column 1: is empty."),
    ])
    expect(sentences("stats.json", text => `\uFEFF${text}`)).toEqual([expect.stringContaining("invisible mark")])
    expect(sentences("stats.json", () => "[]")).toEqual([expect.stringContaining("must be a group of fields")])
  })

  it("report a missing, a misspelt and a wrongly typed field", () => {
    const [missing, misspelt] = after("services.json", json => {
      json.services[0].titel = json.services[0].title
      delete json.services[0].title
    }).toSorted()
    expect([missing, misspelt].join("\n")).toMatch(
      /data\/services\.json, line 1, column \d+, service 1: “title” is missing\. Fill it in/
    )
    expect([missing, misspelt].join("\n")).toMatch(/“titel” is not a field here; did you mean “title”\?/)
    expect(after("testimonials.json", json => (json.testimonials[0].rating = "5"))).toEqual([
      expect.stringMatching(/testimonial 1 “.+”: “rating” must be a number/),
    ])
  })

  it("refuse the red of emergencies and what is no colour as a colour of the brand", () => {
    expect(after("brand.json", json => (json.accent = "#b5271f"))).toEqual([
      expect.stringMatching(
        /^data\/brand\.json, line 1.*: “accent” is “#b5271f”, the red of emergencies and errors.*choose/
      ),
    ])
    expect(after("brand.json", json => (json.dark.brand = "coral"))).toEqual([
      expect.stringMatching(/“dark\.brand” is “coral”, but must be a colour of six digits/),
    ])
  })

  it("say which colour is shown instead of one that could be taken for red", () => {
    const files = {
      "brand.json":
        '{"logo":"/images/logo.svg","main":"#1d2f5e","accent":"#c8453b","warmth":"warm","corners":"round","headingFont":"Literata"}',
    }
    expect(findContentHints({ files }, 0).map(formatProblem)).toEqual([
      expect.stringMatching(
        /^data\/brand\.json, line 1.*: “accent” is “#c8453b”, too near to the red of emergencies and errors: the site shows #[0-9a-f]{6} instead\.$/
      ),
    ])
  })

  it("report an unknown icon with the list of icons", () => {
    expect(after("services.json", json => (json.services[0].icon = "unicorn"))).toEqual([
      expect.stringMatching(
        /service 1 “.+”: “icon” is “unicorn”, which is not a valid option\. Choose one of: .*stethoscope/
      ),
    ])
    expect(after("services.json", json => (json.services[0].icon = ""))).toEqual([
      expect.stringMatching(/service 1 “.+”: “icon” is empty\. Choose one of: .*stethoscope/),
    ])
  })

  it("report a title that is too long", () => {
    expect(after("services.json", json => (json.services[0].title = "x".repeat(41)))).toEqual([
      expect.stringMatching(/“title” is too long \(41 characters\): shorten it to 40 or fewer\./),
    ])
  })

  it("report a picture that is missing, unreadable, too small, too large or without a text alternative", () => {
    expect(after("slides.json", json => (json.slides[0].image = "/images/nihgt.jpg"))).toEqual([
      expect.stringMatching(
        /slide 1 “.+”: “image” is “\/images\/nihgt\.jpg”, but there is no such picture in data\/images.*Upload the picture/
      ),
    ])
    expect(after("slides.json", json => delete json.slides[0].alt)).toEqual([
      expect.stringMatching(/“alt” is missing\. Fill it in/),
    ])
    const name = String(JSON.parse(content.files["slides.json"] ?? "").slides[0].portrait).replace("/images/", "")
    const small = checkContent({
      ...content,
      pictures: { ...content.pictures, [name]: { width: 640, height: 360, bytes: 1000 } },
    }).map(formatProblem)
    expect(small).toEqual([
      expect.stringMatching(/too small for its place \(640 × 360 pixels\): use one of at least 780 × 1040/),
    ])
    const large = checkContent({
      ...content,
      pictures: { ...content.pictures, [name]: { width: 6400, height: 3600, bytes: 20_100_000 } },
    }).map(formatProblem)
    expect(large).toEqual([
      expect.stringMatching(
        /slide 1 “.+”: “portrait” is “.+”, whose file is too large \(20\.1 MB\): save it again, smaller, with at most 20 MB\./
      ),
    ])
    const unreadable = checkContent({ ...content, pictures: { ...content.pictures, [name]: null } }).map(formatProblem)
    expect(unreadable).toEqual([expect.stringMatching(/cannot be read as a picture\. Save it again as JPEG/)])
  })

  it("report that no service can be booked, and that two have the same name", () => {
    expect(
      after("services.json", json => json.services.forEach((service: Json) => (service.bookable = false)))
    ).toEqual([expect.stringMatching(/“services” has 0 entries with “bookable” set to true, but needs at least 1/)])
    expect(
      after("services.json", json =>
        json.services.push({
          ...json.services[0],
          title: json.services[0].title.toUpperCase(),
          anchor: "other",
          featured: false,
        })
      )
    ).toEqual([expect.stringMatching(/“services” has two entries with the title “.+”: change one of them/)])
  })

  it.each([
    ["slides.json", "slides", "title"],
    ["testimonials.json", "testimonials", "name"],
  ])("report two entries of %s with the same name", (file, listName, field) => {
    expect(after(file, json => json[listName].push(json[listName][0]))).toEqual([
      expect.stringMatching(new RegExp(`“${listName}” has two entries with the ${field} “.+”: change one of them`)),
    ])
  })

  it("report a price that is no number, is negative, or has more than two decimals", () => {
    expect(priced(7.25)).toEqual([])
    expect(priced("")).toEqual([expect.stringContaining("“amount” is empty")])
    expect(priced("25")).toEqual([expect.stringContaining("must be a number, without quotation marks")])
    for (const amount of [-1, 7.125])
      expect(priced(amount)).toEqual([
        expect.stringMatching(/fees\.json.*price 1 “General consultation”: “amount” is .* at most two decimals\./),
      ])
  })

  it("report an invalid email address and an invalid emergency number", () => {
    expect(after("clinic.json", json => (json.emails.general = "hello at clinic"))).toEqual([
      expect.stringMatching(/“emails\.general” is “hello at clinic”, but must be an email address such as/),
    ])
    expect(after("clinic.json", json => (json.emergency.number = "+265 999 123 456"))).toEqual([])
    expect(after("clinic.json", json => (json.emergency.number = "nine99"))).toEqual([
      expect.stringMatching(/“emergency\.number” is “nine99”, but must be two to six digits/),
    ])
  })

  it.each([
    ["phone", "+265 999\u00a0123\u202f456", /with a no-break space, but must be a phone number/],
    ["phone", "+265 999 123\u2013456", /with the dash “–”, but must be a phone number/],
    ["whatsapp", "+265\u2009999–123‑456", /with a space of unusual width, the dash “‑” and the dash “–”, but/],
  ])("name the characters of a %s that look like others: %s", (field, value, message) => {
    expect(after("clinic.json", json => (json[field] = value))).toEqual([expect.stringMatching(message)])
  })

  it.each([
    ["Our <b>services</b>", "has “<b>”, which readers would see: remove it."],
    ["Our services<br />", "has “<br />”, which readers would see: remove it."],
    ['<a href="https://example.com">Services</a>', 'has “<a href="https://example.com">”, which readers would see'],
    ["Services &amp; more", "has “&amp;”, which readers would see: write the character itself."],
    ["Services&#160;here", "has “&#160;”, which readers would see: write the character itself."],
    ["Our **services**", "has “**services**”, which readers would see: remove the asterisks."],
    ["\uF0B7 Services", "has an invisible character (U+F0B7): delete the text and type it again."],
    ["Seen in <5 minutes, > 90% & R&D; Q&A **** * <info@example.com> 2**3, blood sugar <k or >k"],
  ])("report what was copied from a web page or a word processor: %j", (text, ...messages) => {
    expect(after("home.json", json => (json.services.text = text))).toEqual(
      messages.map(message => expect.stringContaining(`“services.text” ${message}`))
    )
  })

  it("report both a misspelt placeholder and a brace that belongs to none", () => {
    expect(after("home.json", json => (json.services.text = "{Phone}, {phone number} or { phone }"))).toEqual([
      expect.stringContaining("“services.text” has {Phone}, which is not a placeholder"),
      expect.stringContaining("“services.text” has a brace that belongs to no placeholder"),
    ])
  })

  it.each<[times: string[], ...messages: RegExp[]]>([
    [["9:00 AM", "12:30 PM", "21:00"]],
    [["9:00 AM", "09:00"], /“timeSlots” has the same time twice, as “9:00 AM” and “09:00”: remove one of them\.$/],
    [["9:00 AM", "9:00 AM"], /“timeSlots” has two entries with the text “9:00 AM”/],
  ])("take each time of the appointment form once: %j", (times, ...messages) => {
    expect(after("appointment.json", json => (json.timeSlots = times))).toEqual(
      messages.map(message => expect.stringMatching(message))
    )
  })

  it("report the sign of a lost character, however it is written", () => {
    for (const sign of ["\uFFFD", String.raw`\uFFFD`])
      expect(sentences("clinic.json", text => text.replace(/"Mopane/, `"Mopan${sign}`))).toEqual([
        expect.stringMatching(
          /has lost a character here|“name” has “\uFFFD”, which readers would see: type the right character/
        ),
      ])
  })

  it.each([
    ["phone", "\u202a+265 999 123 456\u202c", "U+202A"],
    ["phone", "\u2068+265 999 123 456\u2069", "U+2068"],
    ["website", "https://www.example.com/\u200e", "U+200E"],
    ["emails.general", "info\u200f@example.com", "U+200F"],
    ["emails.general", "in\u00adfo@example.com", "U+00AD"],
  ])("report the invisible mark that comes with a copied %s: %j", (field, value, code) => {
    const [name = "", below] = field.split(".")
    expect(after("clinic.json", json => Object.assign(below ? json[name] : json, { [below ?? name]: value }))).toEqual([
      expect.stringContaining(`“${field}” has an invisible character (${code}): delete the text and type it again.`),
    ])
  })

  it.each([
    ["first.last+news@example.com"],
    ["o'neil_2@example.com"],
    ["іnfo@example.com", /with a letter of another alphabet, but must be an email address/],
    ["clínica@example.com", /“emails\.general” is “clínica@example\.com”, but must be an email address/],
  ])("take an email address in plain letters only: %s", (address, ...messages) => {
    expect(after("clinic.json", json => (json.emails.general = address))).toEqual(
      messages.map(message => expect.stringMatching(message))
    )
  })

  it.each([
    ["\u200b\u200b", /“name” has an invisible character \(U\+200B\): delete the text and type it again\./],
    ["Mopane\ufeff", /invisible character \(U\+FEFF\)/],
    ["Mop\u2060ane", /invisible character \(U\+2060\)/],
    ["Mop\u0007ane", /invisible character \(U\+0007\)/],
    ["Mop\u0085ane", /invisible character \(U\+0085\)/],
    ["\u200d", /“name” is empty/],
    ["\u202aMopane\u202c", /invisible character \(U\+202A\)/],
    ["Clinic 👩\u200d⚕️"],
    ["\u2067مستشفى\u2069 (Mopane)\u200e"],
  ])("report a name with characters that cannot be seen: %j", (name, ...messages) => {
    expect(after("clinic.json", json => (json.name = name))).toEqual(
      messages.map(message => expect.stringMatching(message))
    )
  })

  it.each([
    [
      "timeZone",
      "Africa/Harrare",
      /which is not a time zone; did you mean “Africa\/Harare”\? Write its name in the IANA/,
    ],
    ["timeZone", "GMT+2", /must be a time zone’s name|which is not a time zone/],
    ["currency", "USX", /which is not a currency\. Write its code in ISO 4217/],
    ["currency", "US$", /must be a currency’s code of three capital letters/],
    ["language", "xx", /which is not a valid option. Choose one of: en, pt/],
    ["hourCycle", "h12", /which is not a valid option. Choose one of: 12, 24\./],
  ])("report a %s that is %s", (field, value, message) => {
    const found = after("clinic.json", json => (json.locale[field] = value))
    expect(found).toEqual([expect.stringContaining(`“locale.${field}” is “${value}”`)])
    expect(found).toEqual([expect.stringMatching(message)])
  })

  it.each([
    ['{ "layout": { "callNow": "Phone us" }, "form": { "characters": { "one": "{count}/{limit}" } } }'],
    [
      '{ "layout": { "calNow": "Phone us" } }',
      /line 1, column 15: “layout\.calNow” is not a field here; did you mean “callNow”\?/,
    ],
    ['{ "emergency": { "call": "Dial it" } }', /“emergency\.call” has no {number}, which the site fills in: write it/],
    [
      '{ "emergency": { "call": "Dial {numbr} {number}" } }',
      /has {numbr}, which the site does not fill in here: use {number} alone/,
    ],
    ['{ "layout": { "menu": "Menu {name}" } }', /has {name}, which the site does not fill in here: remove it/],
    ['{ "layout": { "menu": "" } }', /“layout\.menu” is empty. Fill it in \(Menu\)/],
    ['{ "words": {} }', /“words” is not a field here/],
  ])("take the clinic's own words, and report what is wrong with %s", (words, ...messages) => {
    const found = checkContent({ ...content, files: { ...content.files, "words.json": words } }).map(formatProblem)
    expect(found).toEqual(messages.map(message => expect.stringMatching(message)))
    expect(found.every(problem => problem.startsWith("data/words.json, line 1, column"))).toBe(true)
  })

  it("report every problem at once, and files that are missing or unknown", () => {
    const { "stats.json": stats = "", ...rest } = content.files
    const found = checkContent({
      ...content,
      files: {
        ...rest,
        "stat.json": stats,
        "clinic.json": (content.files["clinic.json"] ?? "").replace(/"phone": ".*"/, '"phone": "call us"'),
      },
    }).map(formatProblem)
    expect(found).toEqual([
      expect.stringContaining("“phone” is “call us”"),
      expect.stringMatching(/data\/stats\.json: is missing/),
      expect.stringMatching(/data\/stat\.json: is not a file the site knows; is it “stats\.json” misspelt\?/),
    ])
  })
})

describe("the limits of the model", () => {
  const lists = Object.entries(model).flatMap(([name, schema]) =>
    Object.entries(schema.fields).flatMap(([key, field]) => (field.kind === "list" ? [{ name, key, field }] : []))
  )

  it.each(lists.map(({ name, key }) => [name, key]))("allow any order of %s.%s", (name, key) => {
    expect(after(`${name}.json`, json => (json[key] = json[key]?.toReversed()))).toEqual([])
  })

  it("include the specification's counts (sections 2 and 9)", () => {
    const limits = Object.fromEntries(
      lists.map(({ key, field }) => [key, [field.min, field.max, field.flagCounts?.["featured"]]])
    )
    const allows = (key: string, count: number) =>
      count >= Number(limits[key]?.[0]) && count <= Number(limits[key]?.[1])
    expect([
      allows("slides", 3),
      allows("services", 15),
      allows("testimonials", 3),
      allows("stats", 4),
      allows("values", 4),
      allows("categories", 4),
      allows("timeSlots", 13),
    ]).not.toContain(false)
    expect(limits["services"]?.[2]).toEqual({ min: 0, max: 4 })
  })
})

/** A ward of the site, and of the content. */
const shown = (name: string) => ({ name, photo: `/images/${name}.jpg` })
const value = (name: string, enabled?: boolean) => ({ enabled, ...shown(name) })

describe("the vocabulary", () => {
  const words = { label: "Thing", hint: "A thing." }
  const images = list({ ...words, min: 0, max: 3 }, image({ ...words, minWidth: 100, minHeight: 100 }))
  const gallery = entry({ ...words, type: "GalleryJson" }, { images })

  it("rejects a list that is unique by or counts a field that its entries do not have", () => {
    const item = entry({ ...words, type: "Thing" }, { name: line(words), isOpen: flag(words) })
    expect(() => list({ ...words, min: 0, max: 3, uniqueBy: "title" }, item)).toThrow("unique by “title”")
    expect(() => list({ ...words, min: 0, max: 3, flagCounts: { name: { min: 1, max: 1 } } }, item)).toThrow(
      "counts “name”, which is not a flag"
    )
  })

  it("leaves what is off out of the site: a file, an entry, an item of a list, and the pictures that only it names", () => {
    const photo = image({ ...words, minWidth: 100, minHeight: 100 })
    const ward = entry({ ...words, type: "Ward", whileEnabled: "it is shown" }, { name: line(words), photo })
    const wards = entry(
      { ...words, type: "Wards", whileEnabled: "all are shown" },
      {
        first: ward,
        others: list({ ...words, min: 0, max: 3 }, ward),
      }
    )
    const first = value("a", true)
    const others = [value("b", false), value("c", true), value("d")]
    const build = (files: object) => createSiteFiles({ wards }, { ...files })
    expect(build({ wards: { enabled: true, first, others } })).toEqual({
      wards: { first: shown("a"), others: [shown("c")] },
    })
    expect(build({ wards: { enabled: true, first: value("a", false), others: [] } })).toEqual({
      wards: { first: null, others: [] },
    })
    expect(build({ wards: { enabled: false, first, others } })).toEqual({})
    const again = { ...value("e", true), photo: "/images/b.jpg" }
    const hidden = (changes: object) =>
      listHiddenPictures({ wards }, { wards: { enabled: true, first, others, ...changes } })
    expect(hidden({})).toEqual(["/images/b.jpg", "/images/d.jpg"])
    expect(hidden({ first: again })).toEqual(["/images/d.jpg"])
    expect(hidden({ enabled: false })).toEqual(["a", "b", "c", "d"].map(name => `/images/${name}.jpg`))
  })

  it("supports a list of images in checks, types, form, schema and files", () => {
    const pictures = { "a.jpg": { width: 200, height: 200, bytes: 1 }, "b.jpg": { width: 50, height: 200, bytes: 1 } }
    const check = (images: unknown) => checkValue("gallery.json", gallery, { images }, pictures).map(formatProblem)
    expect(check(["/images/a.jpg"])).toEqual([])
    expect(check(["/images/a.jpg", "/images/b.jpg", "/images/c.jpg"])).toEqual([
      expect.stringMatching(/^data\/gallery\.json, thing 2: “images” is “\/images\/b\.jpg”, which is too small/),
      expect.stringMatching(
        /^data\/gallery\.json, thing 3: “images” is “\/images\/c\.jpg”, but there is no such picture/
      ),
    ])
    expect(createGraphqlTypes({ gallery })).toContain("images: [File!]! @imageFile")
    expect(createEditorFiles({ gallery })[0]?.fields[0]).toMatchObject({ widget: "list", field: { widget: "image" } })
    expect(createJsonSchemas({ gallery })["gallery"]?.properties?.["images"]?.items?.type).toBe("string")
    const asked: unknown[] = []
    const findOne = (query: unknown) => asked.push(query)
    const source = { images: ["/images/a.jpg", "/images/b.jpg"] }
    expect(
      resolvers.imageFile(
        source,
        {},
        { nodeModel: { findOne } },
        { fieldName: "images", parentType: { name: "Gallery" }, variableValues: {} }
      )
    ).toEqual([1, 2])
    expect(asked).toEqual(
      ["a.jpg", "b.jpg"].map(name => ({
        type: "File",
        query: { filter: { sourceInstanceName: { eq: "images" }, relativePath: { eq: name } } },
      }))
    )
  })

  it("tells no editor how the file writes what is chosen with a control of its own", () => {
    const [notice, home, slides] = ["notice", "home", "slides"].map(
      name => createEditorFiles().find(file => file.name === name)?.fields
    )
    expect(fieldIn(notice, "from")?.hint).toBe("When it appears, on the clinic’s clock.")
    expect(fieldIn(fieldIn(fieldIn(home, "tasks")?.fields, "items")?.fields, "to")?.hint).toMatch(
      /^A page, a service, .* once they are published\.$/
    )
    expect(fieldIn(fieldIn(slides, "slides")?.fields, "focus")?.hint).toBe(
      "What stays in view when the sides are cut: from the left, from the top."
    )
  })

  it("tells editors how a colour is written", () => {
    const brand = createEditorFiles().find(file => file.name === "brand")?.fields
    expect(fieldIn(brand, "main")?.hint).toMatch(/ Write it with # in front, such as “#336699”\.$/)
  })
})

describe("the editor's previews", () => {
  it.each([
    ["services", "/services/"],
    ["stats", "/about/"],
    ["slides", "/"],
    ["contact", "/contact/"],
    ["notFound", "/404/"],
    ["offline", "/offline/"],
  ])("show %s.json on %s", (file, address) => expect(getPreviewPath(file)).toBe(address))
})

const reviewed = { reviewedBy: "Sister R. Moyo, nurse", reviewedOn: "2026-11-02" }

/** A parsed file of the sample with a clinic's own facts and all decisions made. */
const ownFile = (file: string, text: string): Json => {
  const json: Json = JSON.parse(
    text
      .replaceAll("example.com", "clinic.co.zw")
      .replaceAll("00 000 0000", "77 123 4567")
      .replaceAll("Mopane", "Chipinge")
      .replaceAll("Hospital Road", "Main Street")
      .replace(/,\s*"sample": true/g, "")
  )
  if (file === "contact.json") json.formActivated = true
  if (file === "appointment.json") json.sendsNothing = true
  for (const text of file === "patients.json" ? json.guides : [json])
    if (["care.json", "fees.json", "patients.json"].includes(file)) Object.assign(text, reviewed)
  return json
}

const ownFiles = (): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(content.files).map(([file, text]) => [path.basename(file, ".json"), ownFile(file, text)])
  )
const problemsBeforeLive = (files: Record<string, Json>): string[] =>
  findLiveProblems(files, Date.parse("2026-12-01")).map(formatProblem)

/** The promises of the appointment form in a text of the home page. */
const findPromises = (text: string, enabled: boolean) => {
  const files = ownFiles()
  files["appointment"].enabled = enabled
  files["home"].banner.text = text
  return findBookingWords(files)
    .map(formatProblem)
    .filter(problem => problem.includes("home.json: “banner.text”"))
}

describe("the check before going live", () => {
  it("reports example addresses, zeros in phone numbers, sample entries and open decisions on the forms", () => {
    const files: Record<string, Json> = Object.fromEntries(
      dataFiles.map(name => [name, JSON.parse(readFileSync(`${sampleContent}/${name}.json`, "utf8"))])
    )
    const found = problemsBeforeLive(files)
    for (const place of [
      "clinic.json: “phone”",
      "clinic.json: “website”",
      "clinic.json: “emails.general”",
      "“sample” marks an example",
      "“map.sample”",
      "care.json: “reviewedBy” is empty: have a clinician check the advice",
      "care.json: “reviewedOn” is empty: write here on which day",
      "fees.json: “sample” marks an example",
      "fees.json: “reviewedBy” is empty: have whoever sets the prices check the prices",
      "contact.json: “formActivated” is not set",
      "appointment.json: “sendsNothing” is not set: decide how requests reach the clinic",
    ])
      expect(found).toContainEqual(expect.stringContaining(place))
  })

  it("accepts a clinic's own content that confirms that the appointment form sends nothing", () => {
    expect(problemsBeforeLive(ownFiles())).toEqual([])
  })

  it("asks for a decision on the delivery of requests", () => {
    const files = ownFiles()
    delete files["appointment"].sendsNothing
    expect(problemsBeforeLive(files)).toEqual([
      expect.stringContaining("Either set “delivery” to “forward”, or set this to true"),
    ])
  })

  it("asks who has reviewed the care cards, and when, while they are on", () => {
    const files = ownFiles()
    delete files["care"].reviewedOn
    expect(problemsBeforeLive(files)).toEqual([expect.stringContaining("care.json: “reviewedOn” is empty")])
    files["care"].enabled = false
    expect(problemsBeforeLive(files)).toEqual([])
  })

  it.each([
    ["care", "2026-06-01", "2026-11-30", ""],
    ["care", "2026-06-01", "2026-12-02", "is “2026-06-01”, more than 6 months ago: have the text checked again"],
    ["fees", "2025-11-30", "2026-12-01", "is “2025-11-30”, more than 6 months ago: have the text checked again"],
    ["fees", "2026-12-02", "2026-12-01", "is “2026-12-02”, a day that is still to come: write the day of the last"],
    ["terms", "2026-01-01", "2026-12-31", ""],
    ["terms", "2026-01-01", "2027-01-02", "is “2026-01-01”, more than 12 months ago: have the text checked again"],
  ])(
    "reminds of the next review of %s after %s, and so do the hints of each check: on %s “%s”",
    (name, day, today, message) => {
      const files = ownFiles()
      const policy = { ...files["policies"].terms, enabled: true, draft: false, ...reviewed, reviewedOn: day }
      if (name === "terms") files["policies"].terms = policy
      else files[name].reviewedOn = day
      const pattern = expect.stringMatching(new RegExp(`reviewedOn” ${message}`))
      const expected = message ? [pattern] : []
      const now = Date.parse(`${today}T12:00+02:00`)
      for (const text of [files["care"], files["fees"], ...files["patients"].guides])
        if (text !== files[name]) text.reviewedOn = today
      expect(findLiveProblems(files, now).map(formatProblem)).toEqual(expected)
      expect(findContentHints(asFiles(files), now).map(formatProblem)).toEqual(expected)
    }
  )

  it("asks for the activation of both addresses when requests are forwarded", () => {
    const files = ownFiles()
    files["appointment"].delivery = "forward"
    delete files["contact"].formActivated
    expect(problemsBeforeLive(files)).toEqual([
      expect.stringMatching(/appointment\.json: “formActivated” is not set: send a request/),
      expect.stringMatching(/contact\.json: “formActivated” is not set: send a message/),
    ])
    files["appointment"].formActivated = true
    files["contact"].formActivated = true
    expect(problemsBeforeLive(files)).toEqual([])
  })

  it("finds what is left of a sample: the clinic’s identity however short, and long texts once for each file", () => {
    const sample: Record<string, Json> = { ...readData() }
    const samples = { clinics: [sample], pictures: new Set(["/images/day.jpg"]), neutral: new Set<string>() }
    const find = (files: Record<string, Json>): string[] =>
      findLiveProblems(files, Date.parse("2026-12-01"), samples).map(formatProblem)
    const found = find(sample)
    for (const place of [
      "clinic.json: “name” names “Mopane Medical Centre”",
      "clinic.json: “address.street” is “Stand 24, Hospital Road”, as in a sample",
      "offline.json: “directions” is “Hospital Road, just south of",
      "“name” is “Rudo M.”, as in a sample",
      "“achievements.items” is “Every nurse trained in newborn and adult resuscitation”, as in a sample",
      "number 2 “Patients served”: “number” is “1000+”, as in a sample",
      "contact.json: “picture.image” is “/images/day.jpg”, a sample’s picture",
      "services.json: “head.description” is the first of 20 texts in this file that are still in the sample’s words",
    ])
      expect(found).toContainEqual(expect.stringContaining(place))
    // A text of one's own is not reported, nor is a short one that any clinic has.
    expect(found.join()).not.toMatch(/Our Mission|Patients served”: “label”/)
    const files = structuredClone(sample)
    files["values"] = { heading: "Our values", values: [] }
    files["stats"].stats[1].number = "300"
    expect(find(files).filter(problem => /values.json|Patients served/.test(problem))).toEqual([])
    expect(found.join()).toContain("values.json")
  })

  it("finds texts that begin with the word for a sample", () => {
    const files = ownFiles()
    files["home"].banner.text = "Sample: say here what to do."
    files["home"].services.text = "Exemplo: diga aqui o que oferecem."
    expect(problemsBeforeLive(files)).toEqual([
      expect.stringContaining("home.json: “services.text” begins with “Exemplo:”"),
      expect.stringContaining("home.json: “banner.text” begins with “Sample:”"),
    ])
  })

  it("warns of words such as “24/7” only while the clinic is not always open", () => {
    const files = ownFiles()
    expect(findAlwaysOpenWords(files)).toEqual([])
    files["clinic"].openingHours = { always: false, week: { monday: [{ opens: "08:00", closes: "17:00" }] } }
    files["home"].banner = { heading: "Sempre abertos", text: "Estamos cá a qualquer hora, de dia e de noite." }
    files["faqs"].categories[0].questions[0].answer = "Cancel up to 24 hours before: we answer within 24 hours."
    const found = findAlwaysOpenWords(files).map(formatProblem)
    for (const place of [
      "clinic.json: “about” says “never closes”, but the clinic is not always open",
      "stats.json, number 4 “Emergency support”: “number” says “24/7”",
      "home.json: “banner.heading” says “Sempre abertos”",
      "home.json: “banner.text” says “qualquer hora”",
    ])
      expect(found).toContainEqual(expect.stringContaining(place))
    expect(found.join()).not.toMatch(/“Appointments & Scheduling”|“replyTime”/)
  })

  it.each([
    ["24/7", "24 / 7", "24 hours", "24-hour", "24h", "any hour", "at any time", "day and night", "Day & night"],
    ["24 horas", "atendimento 24h", "dia e noite", "de dia ou de noite", "a qualquer hora", "a toda a hora"],
    ["nunca fechamos", "never close", "round-the-clock", "aberta durante 24 horas"],
  ])("knows such words in every file, the clinic’s words of the interface included: %s, %s …", (...claims) => {
    const closing = { always: false, week: { monday: [{ opens: "08:00", closes: "17:00" }] } }
    const find = (text: string) =>
      findAlwaysOpenWords(
        { clinic: { openingHours: closing }, words: { layout: { phoneStillWorks: text } } },
        allFiles
      ).map(({ file, field }) => `${file}: ${field}`)
    for (const claim of claims) expect([claim, find(claim)]).toEqual([claim, ["words.json: layout.phoneStillWorks"]])
    for (const truth of [
      "We answer within 24 hours",
      "24 hours before",
      "Respondemos em 24 horas",
      "há mais de 24 horas",
    ])
      expect([truth, find(truth)]).toEqual([truth, []])
  })

  it("asks who answers the clinic's own emergency number while it is closed", () => {
    const files = ownFiles()
    files["clinic"].emergency = { number: files["clinic"].phone, whose: "own" }
    expect(findEmergencyClaim(files)).toEqual([])
    files["clinic"].openingHours = { always: false, week: { monday: [{ opens: "08:00", closes: "17:00" }] } }
    expect(findEmergencyClaim(files).map(formatProblem)).toEqual([
      expect.stringContaining("clinic.json: “emergency.whose” is “own”, but the clinic is not always open"),
    ])
    files["clinic"].emergency = { number: "112", whose: "national" }
    expect(findEmergencyClaim(files)).toEqual([])
  })

  it("warns of words that promise the appointment form only while it is off", () => {
    for (const promise of [
      "Ask for an appointment online, or call us.",
      "Ask for an appointment on this site.",
      "Send us the appointment form.",
      "Ask for a day and a time",
      "Peça uma consulta no nosso site.",
      "Marque aqui no site ou telefone.",
      "Use o formulário de marcação.",
    ]) {
      expect([promise, findPromises(promise, false).length]).toEqual([promise, 1])
      expect([promise, findPromises(promise, true)]).toEqual([promise, []])
    }
    for (const truth of [
      "Write to us on this site.",
      "Call us for an appointment.",
      "Telefone para marcar a consulta.",
    ])
      expect([truth, findPromises(truth, false)]).toEqual([truth, []])
  })

  it("asks for an example of a phone number from the clinic's country", () => {
    const files = ownFiles()
    files["clinic"].phone = "+265 111 930 214"
    const ask = () => problemsBeforeLive(files).filter(problem => problem.includes("phoneExample"))
    expect(ask()).toEqual([
      "data/words.json: “appointmentForm.phoneExample” is “263 77 123 4567”, a number of another country: write one as people of yours do, such as “265 123 456 789”.",
    ])
    files["words"] = { appointmentForm: { phoneExample: "265 881 234 567" } }
    expect(ask()).toEqual([])
    files["words"] = { appointmentForm: { phoneExample: "265881234567" } }
    expect(ask()).toEqual([])
  })

  it("lists the days that are over", () => {
    const files = ownFiles()
    files["clinic"].openingHours = {
      always: false,
      week: { monday: [{ opens: "08:00", closes: "17:00" }] },
      specialDays: [
        { date: "2026-12-24", reason: "Staff day" },
        { date: "2026-12-25", reason: "Christmas" },
      ],
    }
    const find = (moment: string) => findPastDays(files, Date.parse(moment)).map(formatProblem)
    expect(find("2026-12-24T21:59:59Z")).toEqual([])
    expect(find("2026-12-24T22:00:00Z")).toEqual([
      "data/clinic.json, special day 1 “Staff day”: “date” is over: remove the special day.",
    ])
  })

  it("names what the law requires: a privacy notice everywhere, and the licence in Zimbabwe, whose law it knows", () => {
    const zimbabwe = formatAdvice({ address: { countryCode: "ZW", country: "Zimbabwe" } })
    const elsewhere = formatAdvice({ address: { countryCode: "MZ", country: "Moçambique" } })
    expect(zimbabwe).toMatch(/Chapter 12:07[^]*Statutory Instrument 155 of 2024[^]*privacy notice/)
    expect(elsewhere).toMatch(/does not know the law of Moçambique[^]*privacy notice/)
    expect(elsewhere).not.toMatch(/Zimbabwe/)
    expect(elsewhere).toMatch(/Settings → Advanced Security[^]*“Private vulnerability reporting”/)
  })
})
