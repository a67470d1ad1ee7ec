import { renderToStaticMarkup } from "react-dom/server"
import { contentSettings, findContentHints } from "../../src/model/checks/contentSettings"
import { slugPattern, formatProblem } from "../../plugins/gatsby-plugin-content-model"
import { slugify, withAnchors, suggestName } from "../../plugins/gatsby-plugin-content-model/json"
import { getTarget, listDestinations, describeContactOptions } from "../../src/model/links/destinations"
import { createConfig } from "../../plugins/gatsby-plugin-sveltia-cms"
import { createEditorOptions } from "../../src/editor/createEditorOptions"
import { model } from "../../src/model/model"
import { readLanguageSite, readSite } from "../../src/model/readSite"
import { asFiles, readData } from "../../testing/data"
import { findProblems } from "../../testing/findProblems"
import { containing, readTable } from "../../testing/readTable"
import { type Json, replaceValue } from "../../testing/replaceValue"
import { setContent } from "../../testing/unit/graph"
import { pageElement } from "../../testing/unit/pages"

/** Checks the anchors of services and questions, and the links to them. */

/** Returns the problems of the sample after this change of one value (`services.services.0.title`). */
const problemsAfter = (path: string, value: unknown): string[] => findProblems(replaceValue(readData(), path, value))

const findHints = (content: Json): string[] =>
  findContentHints(asFiles(content), Date.parse("2026-12-01")).map(formatProblem)

const family: Json = readData()["services"].services[3]

describe("an anchor", () => {
  it.each([
    ["Maternity Services", "maternity-services"],
    ["Theatre / Surgical Services", "theatre-surgical-services"],
    ["What’s new? Crèche & café", "whats-new-creche-cafe"],
    ["24-hour pharmacy!", "24-hour-pharmacy"],
    ["Praxis in der Straße", "praxis-in-der-strasse"],
    ["Klinika Łódź", "klinika-lodz"],
    ["Jugend\u00ADschutz", "jugendschutz"],
    ["助产", ""],
  ])("is made from the title %s: %s", (title, anchor) => {
    expect(slugify(title)).toBe(anchor)
    expect(anchor).toMatch(new RegExp(`${slugPattern.regex}|^$`))
  })

  it("that is written stays when the title changes, and one that is left out is filled in for the pages in its place", () => {
    const { services } = readData()
    const [first] = services.services
    expect(withAnchors(model.services, replaceValue(services, "services.0.title", "See a doctor"))).toHaveProperty(
      "services.0.anchor",
      first.anchor
    )
    const filled: Json = withAnchors(model.services, replaceValue(services, "services.0.anchor", undefined))
    expect(Object.entries(filled.services[0])).toEqual(Object.entries(first))
  })

  it("is made for entries alone, also for one that is left blank, and nothing else is lost", () => {
    for (const value of [null, "text", ["text"], { services: "text" }, { services: [null, ["text"]] }])
      expect(withAnchors(model.services, value)).toEqual(value)
    const services = [
      { colour: "red", title: "Eye tests", anchor: "" },
      { title: "Eyes", anchor: null },
      { title: "助产", anchor: "" },
    ]
    expect(withAnchors(model.services, { services })).toEqual({
      services: ["eye-tests", "eyes", ""].map((anchor, index) => ({ ...services[index], anchor })),
    })
  })

  it.each([
    [
      { anchor: "cardiology" },
      "“anchor” is “cardiology”, which another entry of this page has: write another, or remove",
    ],
    [{ title: "Cardiology!", anchor: undefined }, "which another entry of this page has: write another."],
    [{ anchor: "content" }, "“anchor” is “content”, which the page itself uses: write another, or remove it."],
    [{ title: "助产", anchor: undefined }, "“anchor” is missing, and “title” has no letter to make it from"],
  ])("is there once on a page, and can be made: a service with %j", (changes, sentence) => {
    expect(problemsAfter("services.services.3", { ...family, ...changes })).toContainEqual(
      containing(`^data/services.json, line 1, column …service 4 …${sentence}`)
    )
  })

  it("is there once on a page also where that has several lists", () => {
    const [one] = readData()["faqs"].categories[0].questions
    expect(problemsAfter("faqs.categories.1.questions.0.anchor", one.anchor)).toContainEqual(
      containing("category 2 …question 1 …“anchor” is")
    )
  })

  it("that is left out is a hint with the words to write, and no problem", () => {
    const without = replaceValue(readData(), "services.services.3.anchor", undefined)
    expect(findProblems(without)).toEqual([])
    expect(findHints(without)).toEqual([
      containing(
        'service 4 “Family Medicine”: “anchor” is left out, so … changes with its “title”: write "family-medicine" to keep it.'
      ),
    ])
    expect(findHints(readData())).toEqual([])
  })
})

it.each([
  ["titl", "title"],
  ["xyztitle", ""],
  ["xyz", ""],
])("the name that was probably meant by %s is “%s”", (misspelt, name) => {
  expect(suggestName(misspelt, ["titles", "title"], String)).toBe(name)
})

describe("the ids of", () => {
  beforeAll(() => setContent(readData()))

  it.each([
    ["/services/", readData()["services"].services],
    ["/patients/", readData()["patients"].guides],
    ["/faq/", readData()["faqs"].categories.flatMap((category: Json) => category.questions)],
  ] as const)("%s are each there once, and all but the anchors are reserved", (route, entries) => {
    const ids = [...renderToStaticMarkup(pageElement(route)).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "")
    expect(new Set(ids).size).toBe(ids.length)
    const anchors: string[] = entries.map(({ anchor }: Json) => anchor)
    expect(ids).toEqual(expect.arrayContaining(anchors))
    expect(ids.filter(id => !anchors.includes(id) && !contentSettings.reservedAnchors.includes(id))).toEqual([])
  })
})

describe("a destination", () => {
  const files = readData()
  const linked = readSite(files)

  it.each(readTable("model/destinations.txt"))("the destination %s %s %s", (destination = "", outcome, text = "") => {
    const sentence = `^data/home.json, line 1, column …, task 2 “Book an appointment”: “to” is “…${text}`
    const [found, expected] =
      outcome === "leads to"
        ? [getTarget(destination, linked), text]
        : [problemsAfter("home.tasks.items.1.to", destination), [containing(sentence)]]
    expect(found).toEqual(expected)
  })

  it("names a service and a subject with the clinic's facts in them, as the forms do", () => {
    const services = { services: [{ title: "Care in {town}", anchor: "care-in-town", bookable: true }] }
    expect(getTarget("/appointment/?service=care-in-town", readSite({ ...files, services }))).toBe(
      "/appointment/?service=Care%20in%20Mopane"
    )
    const subject = `/contact/?subject=${encodeURIComponent("A visit to {town}")}#message-heading`
    expect(getTarget(subject, linked)).toBe("/contact/?subject=A%20visit%20to%20Mopane#message-heading")
    expect(getTarget("/contact/?subject=100%#message-heading", linked)).toBe("/contact/?subject=100%25#message-heading")
  })

  it("for booking leads to the other way to book while the page is off, and is refused if nobody can book", () => {
    const off = readSite({ ...files, appointment: null })
    for (const destination of ["/appointment/", "/appointment/?service=general-consultation"])
      expect(getTarget(destination, off)).toBe("phone")
    const { clinic } = files
    const withoutBooking = { ...files, appointment: { enabled: false }, clinic: { ...clinic, booking: { by: "none" } } }
    expect(findProblems(withoutBooking)).toContainEqual(containing("“to” is “/appointment/”, but the site has no such"))
  })

  it("is refused while the part that it names is off", () => {
    expect(findProblems({ ...files, fees: { enabled: false } })).toEqual([
      containing("task 3 “What does it cost?”: “to” is “/services/#fees”, but the site has no such page or part"),
    ])
  })

  it("may be a subject with signs that no one sees, such as those which join an emoji", () => {
    const { contact } = files
    const asked = "👩\u200D⚕️ Ask"
    const subjects = [...contact.subjects, asked]
    const to = `/contact/?subject=${encodeURIComponent(asked)}#message-heading`
    expect(
      findProblems({ ...replaceValue(files, "home.tasks.items.1.to", to), contact: { ...contact, subjects } })
    ).toEqual([])
  })

  it("is WhatsApp if the clinic has it", () => {
    expect(listDestinations(readSite({ clinic: { whatsapp: "+263 77" } }))).toContainEqual({
      value: "whatsapp",
      label: "Open WhatsApp",
    })
  })

  it("breaks when its service is removed, and not when the service's title changes", () => {
    expect(problemsAfter("services.services.0.title", "See a doctor")).toEqual([])
    expect(problemsAfter("services.services.0.anchor", "see-a-doctor")).toEqual([
      containing(
        "guide 4 “Get a sick note”: “action.to” is “/appointment/?service=general-consultation”, but the site has no such"
      ),
    ])
  })

  it("is chosen in the editor from all that there is, by its name", () => {
    const { singletons } = createConfig(createEditorOptions({ repo: "clinic/site", branch: "main" }, files))
    const home = singletons.find(({ name }) => name === "home")
    const tasks = home?.fields.find(({ name }) => name === "tasks")
    const items = tasks?.fields?.find(({ name }) => name === "items")
    const to = items?.fields?.find(({ name }) => name === "to")
    expect(to).toMatchObject({ widget: "select", options: listDestinations(linked) })
    expect(to?.options).toEqual(
      expect.arrayContaining([
        { value: "/services/", label: "Page: Services" },
        { value: "/services/#fees", label: "Part of a page: Fees and ways to pay" },
        { value: "/services/#cardiology", label: "Service: Cardiology" },
        { value: "/appointment/?service=cardiology", label: "Book: Cardiology" },
        { value: "/faq/#what-should-i-bring", label: "Question: What should I bring?" },
        { value: "/contact/?subject=Test%20results#message-heading", label: "Message about: Test results" },
        { value: "/patients/#get-a-sick-note", label: "Guide: Get a sick note" },
        { value: "phone", label: "Call the main phone" },
      ])
    )
    expect(to?.options).not.toContainEqual(expect.objectContaining({ value: "whatsapp" }))
  })
})

const show = ({ label, to }: { label: string; to: string }): string => `${label} → ${to}`

describe("the buttons of every page", () => {
  const clinic = { phone: "+263 1", whatsapp: "+263 2" }
  const [call, chat] = ["Call Now → phone", "WhatsApp → whatsapp"]
  const [write, book] = ["Contact Us → /contact/", "Book Appointment → /appointment/"]
  const elsewhere = { by: "elsewhere", service: "Docto", address: "https://docto.example/mopane" }
  const withService = "Book with Docto → https://docto.example/mopane"
  const [callToBook, chatToBook] = ["Call to Book → phone", "Book by WhatsApp → whatsapp"]

  it.each([
    ["phone", clinic, true, [call, book], [call, chat], book],
    ["whatsapp", clinic, true, [chat, book], [chat, call], book],
    ["form", clinic, true, [write, book], [call, chat], book],
    ["phone", clinic, false, [call, chat], [call, chat], callToBook],
    ["whatsapp", clinic, false, [chat, call], [chat, call], chatToBook],
    ["form", clinic, false, [write, call], [call, chat], callToBook],
    ["phone", { phone: "+263 1" }, false, [call, write], [call], callToBook],
    ["phone", { ...clinic, booking: elsewhere }, false, [call, withService], [call, chat], withService],
    ["phone", { ...clinic, booking: elsewhere }, true, [call, book], [call, chat], book],
    ["phone", { ...clinic, booking: { by: "whatsapp" } }, false, [call, chat], [call, chat], chatToBook],
    ["whatsapp", { ...clinic, booking: { by: "phone" } }, false, [chat, call], [chat, call], callToBook],
    ["phone", { ...clinic, booking: { by: "none" } }, false, [call, chat], [call, chat], undefined],
  ])("begin with %s, which the clinic prefers", (primaryContact, changes, isBooked, buttons, direct, booking) => {
    const options = describeContactOptions({
      ...readLanguageSite({ clinic: { ...changes, primaryContact } }),
      enabled: new Set(isBooked ? ["appointment"] : []),
    })
    expect([show(options.first), show(options.second)]).toEqual(buttons)
    expect(options.direct.map(show)).toEqual(direct)
    expect(options.booking ? show(options.booking) : undefined).toBe(booking)
  })
})
