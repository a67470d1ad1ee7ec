/** @jest-environment jsdom */
import { getFields } from "../../plugins/gatsby-plugin-content-model/json"
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { type Field } from "../../plugins/gatsby-plugin-content-model"
import { listFieldValues } from "../../plugins/gatsby-plugin-content-model/forms"
import { model } from "../../src/model/model"
import { messageStore } from "../../src/forms/ContactForm"
import { en } from "../../src/words/en"
import { limits } from "../../testing/contentLimits"
import { readData } from "../../testing/data"
import { replaceValue } from "../../testing/replaceValue"
import { fakeFetch } from "../../testing/unit/fakeFetch"
import { setContent } from "../../testing/unit/graph"
import { type Route, InLayout, openPage, routes, serveHtml } from "../../testing/unit/pages"

/**
 * Checks the messages of the interface: all of them come from the catalogue, and have the same meaning in each
 * language.
 */

const mark = (text: string): string => `⟦${text}⟧`

/** The English catalogue with a mark around every message. */
const marked: unknown = JSON.parse(JSON.stringify(en), (_, value: unknown) =>
  typeof value === "string" ? mark(value) : value
)

/** Texts that are the same in every language, such as numbers, addresses and times. */
const plain = new Set(["visitor@example.com"])

/** Marks every text of a file, and adds the values that are not text to `plain`. */
const markFile = (file: Field, content: unknown): unknown => {
  let result = content
  for (const { field, value, path } of listFieldValues(file, content)) {
    if (typeof value !== "string") continue
    if (field.isText()) result = replaceValue(result, path.join("."), mark(value))
    else plain.add(value)
  }
  return result
}

const longest = limits.longest(readData())

/** A clinic with a single place, which never closes. */
const alwaysOpen = {
  ...longest,
  clinic: { ...getFields(longest["clinic"]), places: undefined, openingHours: { always: true } },
}

/**
 * A clinic that differs from the sample: it closes, has no emergency number of its own, and prefers written messages.
 */
const closing = {
  ...longest,
  clinic: {
    ...getFields(longest["clinic"]),
    primaryContact: "whatsapp",
    emergency: { number: "119", whose: "national" },
    openingHours: {
      always: false,
      week: { monday: [{ opens: "07:30", closes: "17:00" }], saturday: [{ opens: "08:00", closes: "24:00" }] },
      specialDays: [{ date: "2026-12-25", reason: "Christmas", periods: [] }],
    },
  },
}

const markContent = (content: Readonly<Record<string, unknown>>) => ({
  ...Object.fromEntries(Object.entries(model).map(([name, field]) => [name, markFile(field, content[name])])),
  words: marked,
})

const spoken = ["aria-label", "aria-roledescription", "alt", "title", "placeholder"]

/** Returns visible and spoken texts of the page without a mark, which come from the code instead of the catalogue. */
const findUnmarked = (): string[] => {
  // The toast library's timer is hidden from all visitors.
  const elements = document.body.querySelectorAll(":not(.Toastify__progress-bar--wrp *)")
  const texts = [...elements].flatMap(element => spoken.flatMap(name => element.getAttribute(name) ?? []))
  return [document.body.textContent ?? "", ...texts].flatMap(text => {
    let rest = text
    while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, " ")
    // For speed, plain texts are removed only if letters remain.
    if (!/\p{L}/u.test(rest)) return []
    for (const known of [...plain].toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(known, " ")
    return rest.match(/\p{L}[\p{L}\s]+/gu) ?? []
  })
}

const fillIn = (): void => {
  const values: Readonly<Record<string, string>> = { email: "visitor@example.com", date: "2099-12-28" }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    "form [id]:is(input,select,textarea)"
  )) {
    const options = field.querySelectorAll("option")
    fireEvent.change(field, { target: { value: values[field.id] ?? options[1]?.value ?? mark("typed") } })
  }
}

const submit = async (): Promise<void> => {
  const form = document.querySelector("form")
  if (form) await act(async () => fireEvent.submit(form))
}

const Broken = (): never => {
  // oxlint-disable-next-line typescript/only-throw-error -- the message is shown, and is no word of the interface
  throw mark("broken")
}

describe.each([
  ["open day and night", markContent(alwaysOpen), en.hours.alwaysOpen, openPage],
  ["that closes", markContent(closing), en.hours.openOn, serveHtml],
])("a clinic %s", (_name, content, announcement, open) => {
  beforeEach(() => setContent(content))

  it.each(routes)("%s says nothing that is only in the code", route => {
    open(route)
    expect(document.querySelector("header")).toHaveTextContent(announcement.split("{")[0] ?? "")
    expect(findUnmarked()).toEqual([])
  })
})

describe("the longest content that the model allows", () => {
  const content = markContent(longest)
  beforeEach(() => setContent(content))
  afterEach(messageStore.reset)

  it.each(["/contact/", "/appointment/"] satisfies Route[])(
    "the form at %s, empty, says nothing that is only in the code",
    async route => {
      openPage(route)
      await submit()
      await waitFor(() => expect(screen.getByRole("alert")).toBeVisible())
      expect(document.querySelectorAll("[aria-invalid=true]").length).toBeGreaterThan(0)
      expect(findUnmarked()).toEqual([])
    }
  )

  it("a message that was not sent says nothing that is only in the code", async () => {
    fakeFetch("connection reset")
    openPage("/contact/")
    fillIn()
    await submit()
    await waitFor(() => expect(screen.getByText(en.contactForm.stillHere, { exact: false })).toBeVisible())
    expect(findUnmarked()).toEqual([])
  })

  it("the confirmation of a request says nothing that is only in the code", async () => {
    openPage("/appointment/")
    fillIn()
    await submit()
    await waitFor(() => expect(document.querySelector("[aria-labelledby=booked]")).toBeVisible())
    expect(findUnmarked()).toEqual([])
  })

  it("the error screen says nothing that is only in the code", () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined)
    render(
      <InLayout route="/about/">
        <Broken />
      </InLayout>
    )
    expect(screen.getByRole("alert")).toBeVisible()
    expect(findUnmarked()).toEqual([])
  })
})
