/** @jest-environment node */
import { readFileSync } from "node:fs"
import { buildSchema, isObjectType, isListType, isNonNullType, type GraphQLOutputType } from "graphql"
import { readContent } from "../src/build/readContent"
import { schemaFiles } from "../src/build/writeSchemas"
import { type Content, checkContent, faultSentence } from "../src/content/checks"
import { type EditorField, editorConfig, editorFiles } from "../src/content/editorForms"
import { type Field, fieldTree } from "../src/content/field"
import { contentType, graphqlTypes, typeName } from "../src/content/graphql"
import { jsonSchemas } from "../src/content/jsonSchema"
import { model } from "../src/content/model"
import { samplesLeft } from "../src/content/samples"

let content: Content = { files: {} }
beforeAll(async () => {
  content = await readContent("data")
})

/** The sentences for the real content with one file's text changed. */
const sentences = (file: string, change: (text: string) => string): string[] =>
  checkContent({ ...content, files: { ...content.files, [file]: change(content.files[file] ?? "") } }).map(
    faultSentence
  )

type Json = ReturnType<typeof JSON.parse>

/** The same for a change of the parsed content. */
const after = (file: string, change: (json: Json) => void): string[] =>
  sentences(file, text => {
    const json: Json = JSON.parse(text)
    change(json)
    return JSON.stringify(json)
  })

describe("the four uses of the model", () => {
  const forms = Object.fromEntries(editorFiles().map(file => [file.name, file]))
  const schemas = jsonSchemas()
  const directives =
    "directive @dontInfer on OBJECT\ndirective @words on FIELD_DEFINITION\ndirective @picture on FIELD_DEFINITION\ndirective @file on FIELD_DEFINITION\ninterface Node { id: ID! }\ntype File { id: ID! }\ntype Query { content: Content! }"
  const graphql = buildSchema(`${directives}\n${graphqlTypes()}\n${contentType()}`, {
    assumeValid: true,
    assumeValidSDL: true,
  })

  const bare = (type: GraphQLOutputType): GraphQLOutputType =>
    isNonNullType(type) || isListType(type) ? bare(type.ofType) : type

  /** Every way in which a form, a JSON Schema and a GraphQL type say something else than the model. */
  const drifts = (
    field: Field,
    form: Pick<EditorField, "fields" | "field">,
    schema: Json,
    type: GraphQLOutputType,
    place: string
  ): string[] => {
    const found: string[] = []
    const same = (what: string, a: unknown, b: unknown) =>
      JSON.stringify(a) === JSON.stringify(b) ||
      found.push(`${place} ${what}: ${JSON.stringify(a)} is not ${JSON.stringify(b)}`)
    const entry = field.kind === "list" ? field.item : field
    const entrySchema = field.kind === "list" ? schema.items : schema
    if (!entry?.fields) return found
    const names = Object.keys(entry.fields)
    const inner = bare(type)
    same(
      "names in the form",
      form.fields?.map(({ name }) => name),
      names
    )
    same("names in the JSON Schema", Object.keys(entrySchema.properties), names)
    same(
      "required in the JSON Schema",
      entrySchema.required,
      names.filter(name => !entry.fields?.[name]?.optional)
    )
    const graph = isObjectType(inner) ? inner.getFields() : {}
    same("names in GraphQL", Object.keys(graph), names)
    for (const [name, below] of Object.entries(entry.fields)) {
      const control = form.fields?.find(field => field.name === name)
      const belowSchema = entrySchema.properties[name]
      const graphField = graph[name]
      if (!control || !belowSchema || !graphField) continue
      const here = `${place}.${name}`
      same(`${here} label`, [control.label, belowSchema.title], [below.label, below.label])
      same(`${here} hint`, [control.hint.startsWith(below.hint), belowSchema.description], [true, below.hint])
      same(`${here} required`, [control.required, isNonNullType(graphField.type)], [!below.optional, !below.optional])
      if (below.kind === "line" || below.kind === "paragraph") {
        same(
          `${here} limits`,
          [control.minlength, control.maxlength, belowSchema.minLength, belowSchema.maxLength],
          [below.min, below.max, below.min, below.max]
        )
        if (below.pattern)
          same(
            `${here} pattern`,
            [control.pattern?.[0], belowSchema.pattern],
            [below.pattern.regex, below.pattern.regex]
          )
      }
      if (below.kind === "choice")
        same(`${here} options`, [control.options, belowSchema.enum], [below.options, below.options])
      if (below.kind === "whole")
        same(
          `${here} range`,
          [control.min, control.max, belowSchema.minimum, belowSchema.maximum],
          [below.min, below.max, below.min, below.max]
        )
      if (below.kind === "list")
        same(
          `${here} length`,
          [control.min, control.max, belowSchema.minItems, belowSchema.maxItems],
          [below.min, below.max, below.min, below.max]
        )
      if (below.kind === "image")
        same(`${here} pattern`, [control.widget, belowSchema.pattern], ["image", below.pattern?.regex])
      found.push(...drifts(below, control, belowSchema, graphField.type, here))
    }
    return found
  }

  it.each(Object.keys(model))("say the same of %s.json", name => {
    const type = graphql.getType(typeName(name))
    if (!isObjectType(type)) throw new Error(`no type for ${name}`)
    const schema = model[name]
    const form = forms[name]
    if (!schema || !form) throw new Error(`no form for ${name}`)
    // Gatsby gives its nodes an id of their own; the model has none.
    expect(drifts(fieldTree(schema), form, schemas[name], type, name)).toEqual([])
    expect(form.file).toBe(`data/${name}.json`)
  })

  it("are all written from the model of today", () => {
    for (const [file, text] of Object.entries(schemaFiles()))
      expect({ file, text: readFileSync(file, "utf8") }).toEqual({ file, text })
    expect(editorConfig({ repo: "clinic/site", branch: "main" })).toMatchObject({
      backend: { repo: "clinic/site", branch: "main" },
      media_folder: "data/images",
      public_folder: "/images",
    })
  })

  it("keep the fields of the sample files in the model's order, so that the editor changes one line for one word", () => {
    const order = (field: Field, value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(item => (field.item ? order(field.item, item) : item))
      if (typeof value !== "object" || value === null || !field.fields) return value
      return Object.fromEntries(
        Object.entries(field.fields).flatMap(([name, below]) =>
          Object.hasOwn(value, name) ? [[name, order(below, Reflect.get(value, name))]] : []
        )
      )
    }
    for (const [name, schema] of Object.entries(model)) {
      const text = readFileSync(`__tests__/sample/${name}.json`, "utf8")
      expect(text).toBe(`${JSON.stringify(order(fieldTree(schema), JSON.parse(text)), null, 2)}\n`)
    }
  })
})

describe("the content of today", () => {
  it("can be published", () => {
    expect(checkContent(content).map(faultSentence)).toEqual([])
  })
})

describe("a fault is told with file, entry, field and remedy", () => {
  it("broken JSON, with line and column", () => {
    expect(sentences("stats.json", text => text.replace('",\n', '"\n'))).toEqual([
      expect.stringMatching(
        /^data\/stats\.json: is broken at line 3, column 3: a comma, a quotation mark or a bracket is missing/
      ),
    ])
    expect(sentences("stats.json", () => "")).toEqual([expect.stringContaining("data/stats.json: is empty.")])
    expect(sentences("stats.json", text => `\uFEFF${text}`)).toEqual([expect.stringContaining("invisible mark")])
    expect(sentences("stats.json", text => text.replace('"heading"', '"heading": "Twice",\n  "heading"'))).toEqual([
      expect.stringContaining("“heading” twice"),
    ])
    expect(sentences("stats.json", () => "[]")).toEqual([expect.stringContaining("must be a group of fields")])
  })

  it("a missing, a misspelt and a wrongly typed field", () => {
    const [missing, misspelt] = after("services.json", json => {
      json.services[0].titel = json.services[0].title
      delete json.services[0].title
    }).toSorted()
    expect([missing, misspelt].join("\n")).toMatch(/data\/services\.json, service 1: “title” is missing\. Fill it in/)
    expect([missing, misspelt].join("\n")).toMatch(/“titel” is not a field here; did you mean “title”\?/)
    expect(after("testimonials.json", json => (json.testimonials[0].rating = "5"))).toEqual([
      expect.stringMatching(/testimonial 1 “.+”: “rating” must be a number/),
    ])
  })

  it("an unknown icon, with the known ones", () => {
    expect(after("services.json", json => (json.services[0].icon = "unicorn"))).toEqual([
      expect.stringMatching(/service 1 “.+”: “icon” is “unicorn”, which is not known\. Choose one of: .*stethoscope/),
    ])
  })

  it("a title that is too long", () => {
    expect(after("services.json", json => (json.services[0].title = "x".repeat(41)))).toEqual([
      expect.stringMatching(/“title” is too long \(41 characters\): shorten it to 40 or fewer\./),
    ])
  })

  it("a picture that is missing, unreadable, too small, too large or without words", () => {
    expect(after("slides.json", json => (json.slides[0].image = "/images/nihgt.jpg"))).toEqual([
      expect.stringMatching(
        /slide 1 “.+”: “image” is “\/images\/nihgt\.jpg”, but there is no such picture in data\/images.*Upload the picture/
      ),
    ])
    expect(after("slides.json", json => delete json.slides[0].alt)).toEqual([
      expect.stringMatching(/“alt” is missing\. Fill it in/),
    ])
    const name = String(JSON.parse(content.files["slides.json"] ?? "").slides[0].image).replace("/images/", "")
    const small = checkContent({
      ...content,
      pictures: { ...content.pictures, [name]: { width: 640, height: 360, bytes: 1000 } },
    }).map(faultSentence)
    expect(small).toEqual([
      expect.stringMatching(/too small for its place \(640 × 360 pixels\): use one of at least 1600 × 900/),
    ])
    const large = checkContent({
      ...content,
      pictures: { ...content.pictures, [name]: { width: 6400, height: 3600, bytes: 20_100_000 } },
    }).map(faultSentence)
    expect(large).toEqual([
      expect.stringMatching(
        /slide 1 “.+”: “image” is “.+”, whose file is too large \(20\.1 MB\): save it again, smaller, with at most 20 MB\./
      ),
    ])
    const unreadable = checkContent({ ...content, pictures: { ...content.pictures, [name]: null } }).map(faultSentence)
    expect(unreadable).toEqual([expect.stringMatching(/cannot be read as a picture\. Save it again as JPEG/)])
  })

  it("no service that can be booked, and two of one name", () => {
    expect(
      after("services.json", json => json.services.forEach((service: Json) => (service.bookable = false)))
    ).toEqual([expect.stringMatching(/“services” has 0 entries with “bookable” set to true, but needs at least 1/)])
    expect(
      after("services.json", json =>
        json.services.push({ ...json.services[0], title: json.services[0].title.toUpperCase(), featured: false })
      )
    ).toEqual([expect.stringMatching(/“services” has two entries with the title “.+”: change one of them/)])
  })

  it("an email address and an emergency number that are none", () => {
    expect(after("clinic.json", json => (json.emails.general = "hello at clinic"))).toEqual([
      expect.stringMatching(/“emails\.general” is “hello at clinic”, but must be an email address such as/),
    ])
    expect(after("clinic.json", json => (json.emergencyNumber = "nine99"))).toEqual([
      expect.stringMatching(/“emergencyNumber” is “nine99”, but must be two to six digits/),
    ])
  })

  it("every fault at once, and files that are missing or unknown", () => {
    const { "stats.json": stats = "", ...rest } = content.files
    const found = checkContent({
      ...content,
      files: {
        ...rest,
        "stat.json": stats,
        "clinic.json": (content.files["clinic.json"] ?? "").replace(/"phone": ".*"/, '"phone": "call us"'),
      },
    }).map(faultSentence)
    expect(found).toEqual([
      expect.stringContaining("“phone” is “call us”"),
      expect.stringMatching(/data\/stats\.json: is missing/),
      expect.stringMatching(/data\/stat\.json: is not a file the site knows; is it “stats\.json” misspelt\?/),
    ])
  })
})

describe("content is free to change", () => {
  const lists = Object.entries(model).flatMap(([name, schema]) =>
    Object.entries(fieldTree(schema).fields ?? {}).flatMap(([key, field]) =>
      field.kind === "list" ? [{ name, key, field }] : []
    )
  )

  it.each(lists.map(({ name, key }) => [name, key]))("the order of %s.%s may change", (name, key) => {
    expect(after(`${name}.json`, json => (json[key] = json[key]?.toReversed()))).toEqual([])
  })

  it("keeps to the specification's counts as limits that today's numbers fit in (sections 2 and 9)", () => {
    const limits = Object.fromEntries(
      lists.map(({ key, field }) => [key, [field.min, field.max, field.marked?.["featured"]]])
    )
    const room = (key: string, count: number) => count >= Number(limits[key]?.[0]) && count <= Number(limits[key]?.[1])
    expect([
      room("slides", 3),
      room("services", 15),
      room("testimonials", 3),
      room("stats", 4),
      room("values", 4),
      room("categories", 4),
      room("timeSlots", 13),
    ]).not.toContain(false)
    expect(limits["services"]?.[2]).toEqual({ min: 4, max: 4 })
  })
})

/** The text of a file as a clinic would have made it its own. */
const own = (text = "") =>
  text
    .replaceAll("example.com", "clinic.co.zw")
    .replaceAll("00 000 0000", "77 123 4567")
    .replaceAll("Mopane", "Chipinge")
    .replaceAll("Hospital Road", "Main Street")
    .replace(/,\s*"sample": true/g, "")
    .replace('"sent":', '"messagesArrive": true,\n  "sent":')

describe("before going live", () => {
  it("lists example addresses, zeros in phones, sample entries and the forwarder's activation", () => {
    const clinic: Json = JSON.parse(content.files["clinic.json"] ?? "")
    const testimonials: Json = JSON.parse(content.files["testimonials.json"] ?? "")
    const contact: Json = JSON.parse(content.files["contact.json"] ?? "")
    clinic.phone = "+263 00 000 0000"
    clinic.website = "https://www.example.com"
    clinic.emails.general = "hello@example.com"
    testimonials.testimonials[0].sample = true
    contact.map.sample = true
    const offline = readFileSync("__tests__/sample/offline.json", "utf8")
    delete contact.messagesArrive
    const left = samplesLeft({
      ...content.files,
      "clinic.json": JSON.stringify(clinic),
      "testimonials.json": JSON.stringify(testimonials),
      "contact.json": JSON.stringify(contact),
      "offline.json": offline,
    }).map(faultSentence)
    for (const place of [
      "clinic.json: “phone”",
      "clinic.json: “website”",
      "clinic.json: “emails.general”",
      "“sample” marks an example",
      "“map.sample”",
      "offline.json: “directions”",
      "“messagesArrive” is not set",
    ])
      expect(left).toContainEqual(expect.stringContaining(place))
  })

  it("says nothing of a clinic's own content", () => {
    expect(
      samplesLeft(Object.fromEntries(Object.entries(content.files).map(([file, text]) => [file, own(text)])))
    ).toEqual([])
  })
})
