/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import { readData } from "../../testing/data"
import { replaceValue } from "../../testing/replaceValue"
import { setContent } from "../../testing/unit/graph"
import { openPage, readGraph } from "../../testing/unit/pages"

/** What pages say of who has reviewed a text, and when, or that nobody has yet. */

const data = readData()
const by = "Sister R. Moyo, nurse"
const on = "2026-11-02"

it.each([
  ["care", "/services/", data.care.heading, "No doctor or nurse has checked these cards yet"],
  ["fees", "/services/", data.fees.heading, "Not reviewed yet"],
  ["patients.guides.0", "/patients/", data.patients.guides[0].title, "Not reviewed yet"],
  ["policies.terms", "/terms/", "", "Not reviewed yet"],
] as const)("%s on %s", (place, route, name, notReviewed) => {
  const show = (changes: object): HTMLElement => {
    document.body.innerHTML = ""
    setContent(
      Object.entries(changes).reduce((files, [field, value]) => replaceValue(files, `${place}.${field}`, value), data)
    )
    openPage(route)
    return name ? screen.getByRole("region", { name }) : screen.getByRole("main")
  }
  const reviewed = `Reviewed by ${by} on 2 November 2026`
  for (const open of [{}, { reviewedBy: by }, { reviewedOn: on }]) {
    const section = show(open)
    expect(section).toHaveTextContent(notReviewed)
    expect(section).not.toHaveTextContent("Reviewed by")
  }
  const section = show({ reviewedBy: by, reviewedOn: on })
  expect(section).toHaveTextContent(reviewed)
  expect(section).not.toHaveTextContent(notReviewed)
})

it("search engines are told of the advice once it is reviewed", () => {
  setContent({ ...data, care: { ...data.care, reviewedBy: by, reviewedOn: on } })
  expect(readGraph("/services/")).toContainEqual({
    "@type": "MedicalWebPage",
    "@id": "https://www.example.com/services/",
    name: data.services.head.title,
    inLanguage: "en",
    lastReviewed: on,
    reviewedBy: { "@type": "Person", name: by },
  })
})
