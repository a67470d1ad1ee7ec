/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server"
import { checkContent, findContentHints } from "../../src/content/check/checkContent"
import { reservedAnchors, slugify, withAnchors } from "../../src/content/anchors"
import { formatProblem } from "../../src/content/checks"
import { findPrices, getAddress, listDestinations } from "../../src/content/destinations"
import { createEditorConfig } from "../../src/content/editorForms"
import { model } from "../../src/content/model"
import { suggestName } from "../../src/content/suggestName"
import { slugPattern } from "../../src/content/vocabulary"
import { describeWays } from "../../src/content/ways"
import { asFiles, readData } from "../support/data"
import { setContent } from "../support/unit/graph"
import { pageElement } from "../support/unit/pages"

/** Anchors of services and questions, and the links that name them. */

type Json = ReturnType<typeof JSON.parse>

/** What is wrong with the sample after a change. */
const problemsAfter = (change: (data: Record<string, Json>) => void): string[] => {
  const data = readData()
  change(data)
  return checkContent(asFiles(data)).map(formatProblem)
}

const hintsAfter = (change: (data: Record<string, Json>) => void): string[] => {
  const data = readData()
  change(data)
  return findContentHints(asFiles(data), Date.parse("2026-12-01")).map(formatProblem)
}

const leaveOut = (data: Record<string, Json>) => delete data["services"].services[3].anchor

describe("an anchor", () => {
  it.each([
    ["Maternity Services", "maternity-services"],
    ["Theatre / Surgical Services", "theatre-surgical-services"],
    ["What’s new? Crèche & café", "whats-new-creche-cafe"],
    ["24-hour pharmacy!", "24-hour-pharmacy"],
    ["助产", ""],
  ])("is made from the title %s: %s", (title, anchor) => {
    expect(slugify(title)).toBe(anchor)
    expect(anchor).toMatch(new RegExp(`${slugPattern.regex}|^$`))
  })

  it("that is written stays when the title changes", () => {
    const { services } = readData()
    services.services[0].title = "See a doctor"
    const filled: Json = withAnchors(model.services, services)
    expect(filled.services[0].anchor).toBe("general-consultation")
  })

  it("that is left out is filled in for the pages, after the title as the model has it", () => {
    const { services } = readData()
    delete services.services[0].anchor
    const [first]: Json[] = Object.values<Json>(Object(withAnchors(model.services, services)).services)
    expect(first.anchor).toBe("general-consultation")
    expect(Object.keys(first)).toEqual(Object.keys(readData()["services"].services[0]))
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

  it("is there once on a page: of two entries the second is named", () => {
    expect(problemsAfter(({ services }) => (services.services[3].anchor = "cardiology"))).toEqual([
      expect.stringMatching(
        /^data\/services\.json, line 1, column \d+, service 4 “Family Medicine”: “anchor” is “cardiology”, which another entry of this page has: write another, or remove it\.$/
      ),
    ])
    expect(
      problemsAfter(({ services }) => {
        services.services[3].title = "Cardiology!"
        delete services.services[3].anchor
      })
    ).toContainEqual(expect.stringMatching(/which another entry of this page has: write another\.$/))
    const [one] = readData()["faqs"].categories[0].questions
    expect(
      problemsAfter(({ faqs }) => (faqs.categories[1].questions[0].anchor = one.anchor)).filter(text =>
        /category 2 .*question 1 .*“anchor” is/.test(text)
      )
    ).toHaveLength(1)
  })

  it("is no id of the page itself", () => {
    expect(problemsAfter(({ services }) => (services.services[3].anchor = "content"))).toEqual([
      expect.stringContaining("“anchor” is “content”, which the page itself uses: write another, or remove it."),
    ])
  })

  it("is asked for where the title has no letter to make it from", () => {
    expect(
      problemsAfter(({ services }) => {
        services.services[3].title = "助产"
        delete services.services[3].anchor
      })
    ).toEqual([expect.stringContaining("“anchor” is missing, and “title” has no letter to make it from")])
  })

  it("that is left out is a hint with the words to write, and no problem", () => {
    expect(problemsAfter(leaveOut)).toEqual([])
    expect(hintsAfter(leaveOut)).toEqual([
      expect.stringMatching(
        /service 4 “Family Medicine”: “anchor” is left out, so .* changes with its “title”: write "family-medicine" to keep it\./
      ),
    ])
    expect(hintsAfter(() => undefined)).toEqual([])
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
  afterAll(() => setContent(readData()))

  it.each([
    [
      "/services/",
      [
        ...readData()["services"].services,
        ...readData()["fees"].prices.map(({ anchor }: Json) => ({ anchor: `price--${anchor}` })),
      ],
    ],
    ["/patients/", readData()["patients"].guides],
    ["/faq/", readData()["faqs"].categories.flatMap((category: Json) => category.questions)],
  ] as const)("%s are each there once, and all but the anchors are reserved", (route, entries) => {
    const ids = [...renderToStaticMarkup(pageElement(route)).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "")
    expect(new Set(ids).size).toBe(ids.length)
    const anchors: string[] = entries.map(({ anchor }: Json) => anchor)
    expect(ids).toEqual(expect.arrayContaining(anchors))
    expect(ids.filter(id => !anchors.includes(id) && !reservedAnchors.includes(id))).toEqual([])
  })
})

describe("a price in a guide", () => {
  it("is one of data/fees.json", () => {
    expect(problemsAfter(({ patients }) => (patients.guides[0].prices[0] = "general-consultations"))).toEqual([
      expect.stringMatching(
        /guide 1 “Become a patient”, price 1: “prices” is “general-consultations”, but no price in data\/fees\.json has this anchor; did you mean “general-consultation”\?/
      ),
    ])
    expect(problemsAfter(({ fees }) => (fees.prices[0].item = "Consultation"))).toEqual([])
  })

  it("is found by its anchor", () => {
    const { fees } = readData()
    expect(findPrices(["nowhere", fees.prices[1].anchor], fees)).toEqual([fees.prices[1]])
    expect(findPrices(null, fees)).toEqual([])
  })

  it("asks for nothing while the fees are off", () => {
    expect(
      problemsAfter(({ patients, fees }) => {
        patients.guides[0].prices[0] = "general-consultations"
        fees.enabled = false
      })
    ).toEqual([])
  })
})

describe("a destination", () => {
  const files = readData()

  it.each([
    ["page:appointment", "/appointment/"],
    ["page:about", "/about/"],
    ["page:directions", "/contact/#map"],
    ["page:complaints", "/contact/#complaints"],
    ["page:access", "/contact/#access"],
    // The sample names no languages.
    ["page:languages", "/contact/"],
    ["service:general-consultation", "/appointment/?service=General%20Consultation"],
    // Not to be booked online.
    ["service:maternity-services", "/services/#maternity-services"],
    ["question:what-should-i-bring", "/faq/#what-should-i-bring"],
    ["guide:get-a-sick-note", "/patients/#get-a-sick-note"],
    ["subject:Repeat prescription", "/contact/?subject=Repeat%20prescription#message-heading"],
    ["phone", "tel:+263000000000"],
  ])("%s leads to %s", (destination, address) => {
    expect(getAddress(destination, files)).toBe(address)
  })

  it("names a service whose title has a placeholder as the form does", () => {
    const services = { services: [{ title: "Care in {town}", anchor: "care-in-town", bookable: true }] }
    expect(getAddress("service:care-in-town", { ...files, services })).toBe("/appointment/?service=Care%20in%20Mopane")
  })

  it("leads past what is off or unknown, as in the editor", () => {
    const off = { ...files, appointment: null }
    expect(getAddress("page:appointment", off)).toBe("tel:+263000000000")
    expect(getAddress("service:general-consultation", off)).toBe("/services/#general-consultation")
    expect(getAddress("service:none", files)).toBe("/services/#none")
    expect(listDestinations({ clinic: { whatsapp: "+263 77" } })).toContainEqual({
      value: "whatsapp",
      label: "Open WhatsApp",
    })
  })

  it("fills the clinic's facts into a subject", () => {
    expect(getAddress("subject:A visit to {town}", files)).toBe(
      "/contact/?subject=A%20visit%20to%20Mopane#message-heading"
    )
  })

  it.each([
    ["service:cardiologie", /no service in data\/services\.json has this anchor; did you mean “service:cardiology”\?/],
    ["question:is-there-parking", /no question in data\/faqs\.json has this anchor\. Correct it/],
    ["guide:get-sick-note", /none of its guides has this anchor; did you mean “guide:get-a-sick-note”\?/],
    ["whatsapp", /data\/clinic\.json has no “whatsapp” number/],
    ["subject:Parking", /this is none of the “subjects” in data\/contact\.json\. Correct it/],
    ["page:parking", /must be phone, whatsapp, page: with one of appointment, /],
    ["https://example.com", /must be phone, whatsapp, page:/],
  ])("that names nothing is a problem: %s", (destination, message) => {
    expect(problemsAfter(({ home }) => (home.tasks.items[1].to = destination))).toEqual([
      expect.stringMatching(/^data\/home\.json, line 1, column \d+, task 2 “Become a patient”: “to” is “/),
    ])
    expect(problemsAfter(({ home }) => (home.tasks.items[1].to = destination))[0]).toMatch(message)
  })

  it("may be a subject with signs that no one sees, such as those which join an emoji", () => {
    expect(
      problemsAfter(({ contact, home }) => {
        contact.subjects.push("👩\u200D⚕️ Ask")
        home.tasks.items[1].to = "subject:👩\u200D⚕️ Ask"
      })
    ).toEqual([])
  })

  it("breaks when its service is removed, and not when the service's title changes", () => {
    expect(problemsAfter(({ services }) => (services.services[0].title = "See a doctor"))).toEqual([])
    expect(problemsAfter(({ services }) => (services.services[0].anchor = "see-a-doctor"))).toEqual([
      expect.stringContaining(
        "guide 4 “Get a sick note”: “action.to” is “service:general-consultation”, but no service"
      ),
    ])
  })

  it("is chosen in the editor from all that there is, by its name", () => {
    const { singletons } = createEditorConfig({ repo: "clinic/site", branch: "main" }, files)
    const home = singletons.find(({ name }) => name === "home")
    const tasks = home?.fields.find(({ name }) => name === "tasks")
    const items = tasks?.fields?.find(({ name }) => name === "items")
    const to = items?.fields?.find(({ name }) => name === "to")
    expect(to).toMatchObject({ widget: "select", options: listDestinations(files) })
    expect(to?.options).toEqual(
      expect.arrayContaining([
        { value: "service:cardiology", label: "Service: Cardiology" },
        { value: "question:what-should-i-bring", label: "Question: What should I bring?" },
        { value: "subject:Test results", label: "Message about: Test results" },
        { value: "guide:get-a-sick-note", label: "Guide: Get a sick note" },
        { value: "phone", label: "Call the main phone" },
      ])
    )
    expect(to?.options).not.toContainEqual(expect.objectContaining({ value: "whatsapp" }))
  })
})

const show = ({ label, to }: { label: string; to: string }): string => `${label} → ${to}`

describe("the buttons of every page", () => {
  const clinic = { phone: "+263 1", whatsapp: "+263 2" }
  const [call, chat] = ["Call Now → tel:+2631", "WhatsApp → https://wa.me/2632"]
  const [write, book] = ["Contact Us → /contact/", "Book Appointment → /appointment/"]
  const [callToBook, chatToBook] = ["Call to Book → tel:+2631", "Book by WhatsApp → https://wa.me/2632"]

  it.each([
    ["phone", clinic, true, [call, book], [call, chat], book],
    ["whatsapp", clinic, true, [chat, book], [chat, call], book],
    ["form", clinic, true, [write, book], [call, chat], book],
    ["phone", clinic, false, [call, chat], [call, chat], callToBook],
    ["whatsapp", clinic, false, [chat, call], [chat, call], chatToBook],
    ["form", clinic, false, [write, call], [call, chat], callToBook],
    ["phone", { phone: "+263 1" }, false, [call, write], [call], callToBook],
  ])("begin with %s, which the clinic prefers", (primaryContact, facts, isBooked, buttons, direct, booking) => {
    const ways = describeWays({ ...facts, primaryContact }, isBooked ? {} : null)
    expect([show(ways.first), show(ways.second)]).toEqual(buttons)
    expect(ways.direct.map(show)).toEqual(direct)
    expect(show(ways.booking)).toBe(booking)
  })
})
