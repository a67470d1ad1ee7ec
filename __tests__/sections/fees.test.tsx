/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react"
import { interpolate } from "../../src/model/placeholders"
import { getCurrencyCode } from "../../src/model/locale"
import { formatPrice } from "../../src/model/price"
import { en } from "../../src/words/en"
import { setContent } from "../../testing/unit/graph"
import { openPage, readGraph } from "../../testing/unit/pages"
import { readData } from "../../testing/data"

/** Fees and ways to pay, on the services page. */

const data = readData()
const { clinic, faqs, fees } = readData()

const withFees = (changes: object) => ({ ...data, fees: { ...data.fees, ...changes } })

beforeEach(() => setContent(data))

const section = () => screen.getByRole("region", { name: fees.heading })

it("writes amounts as people in Zimbabwe read them", () => {
  expect(formatPrice(25, "USD", en.fees)).toBe("US$25")
  expect(formatPrice(2.5, "USD", en.fees)).toBe("US$2.50")
  expect(formatPrice(0, "USD", en.fees)).toBe("US$0")
  expect(formatPrice(1234567.05, "USD", en.fees)).toBe("US$1,234,567.05")
  expect(formatPrice(1200, "ZiG", en.fees)).toBe("ZiG\u00A01,200")
  expect(["USD", "ZiG"].map(getCurrencyCode)).toEqual(["USD", "ZWG"])
})

it("has a table with a row for each price", () => {
  openPage("/services/")
  const table = within(section()).getByRole("table", { name: fees.caption })
  const rows = within(table).getAllByRole("row")
  expect(rows).toHaveLength(fees.prices.length + 1)
  expect(rows[0]).toHaveTextContent("ForPrice")
  for (const { item, note = "" } of fees.prices)
    expect(within(table).getByRole("rowheader", { name: `${item}${note && ` ${note}`}` })).toBeVisible()
  expect(within(table).getByRole("row", { name: /^Ultrasound scan/ })).toHaveTextContent("from US$30")
  expect(within(table).getByRole("row", { name: /^Blood sugar test/ })).toHaveTextContent("US$2.50")
})

it("lists ways to pay, medical aids and what to bring", () => {
  openPage("/services/")
  for (const { name } of fees.payment.ways) expect(within(section()).getByText(name)).toBeVisible()
  for (const text of [...fees.medicalAid.societies, ...fees.bring.items])
    expect(within(section()).getByText(text).closest("li")).toBeVisible()
})

const sampleNote: string = interpolate(fees.sampleNote, clinic)

it("says that the values are examples while they are marked so, and only then", () => {
  const { unmount } = openPage("/services/")
  expect(section()).toHaveTextContent(sampleNote)
  unmount()
  setContent(withFees({ sample: undefined }))
  openPage("/services/")
  expect(section()).not.toHaveTextContent(sampleNote)
})

/** What search engines are told of the clinic. */
const readClinic = () => readGraph("/services/").find(node => node["@type"] === "MedicalClinic")

it("tells search engines prices and ways to pay once they are the clinic's own, and no examples", () => {
  expect(readClinic()).not.toHaveProperty("makesOffer")
  setContent(withFees({ sample: undefined, enabled: false }))
  expect(readClinic()).not.toHaveProperty("makesOffer")
  setContent(withFees({ sample: undefined }))
  const node = readClinic()
  expect(node).toMatchObject({
    "@type": "MedicalClinic",
    name: clinic.name,
    paymentAccepted: "Cash, Mobile money, Card",
    currenciesAccepted: "USD, ZWG",
    priceRange: "US$2.50–US$35",
  })
  expect(node).toHaveProperty("makesOffer.0", {
    "@type": "Offer",
    name: "General consultation",
    description: "In regular business hours, with a doctor",
    price: 25,
    priceCurrency: "USD",
  })
  expect(node).toHaveProperty("makesOffer.5.priceSpecification", {
    "@type": "PriceSpecification",
    minPrice: 30,
    priceCurrency: "USD",
  })
})

it("is where the answers about money lead", () => {
  openPage("/faq/")
  const links = screen.getAllByRole("link", { name: fees.heading })
  const asked = faqs.categories.flatMap((category: { questions: { link?: string }[] }) =>
    category.questions.filter(({ link }) => link === "fees")
  )
  expect(asked.length).toBeGreaterThan(0)
  expect(links.map(link => link.getAttribute("href"))).toEqual(asked.map(() => "/services/#fees"))
})

it("does without medical aid", () => {
  setContent(withFees({ medicalAid: undefined }))
  openPage("/services/")
  expect(within(section()).queryByRole("heading", { name: fees.medicalAid.heading })).toBeNull()
})
