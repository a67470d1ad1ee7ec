/** @jest-environment jsdom */
import { listHeadingTexts } from "../../src/gatsby/listHeadingTexts"
import { readData } from "../../testing/data"
import { getSiteFiles, setContent } from "../../testing/unit/graph"
import { routes, serveHtml } from "../../testing/unit/pages"

/** Checks what is true of the HTML of every page, each of which is rendered once. */

const data = readData()
const clinic = { ...data.clinic, whatsapp: "+263 77 123 4567", fax: "+263 00 000 0001" }

/**
 * Selectors with which content blockers hide elements on any site, if the site could have such names
 * (https://github.com/easylist/easylist/blob/master/fanboy-addon/fanboy_newsletter_general_hide.txt and
 * https://github.com/easylist/easylist/blob/master/easylist/easylist_general_hide.txt).
 */
const hidden =
  "#email-footer, #email-opt-in, #email-popup-back, #footer-signup, #footer-subscribe, #header-subscribe, #subscribebox, #popin, #banner, #ad, #ads, #sponsor, .ad, .ads, .advert, .banner-ad, .newsletter-signup, .share-bar, .social-share, .cookie-notice"

/** Words that such selectors contain. */
const suspicious =
  /(^|[-_])(ads?|advert\w*|banner|cookies?|footer|newsletter|overlay|popup|promo|share|signup|social|sponsor\w*|subscribe)($|[-_])/i

const headings = "h1, h2, h3, caption, blockquote, header a:not([href^='tel:']) > span"

const { street, businessPark } = clinic.address
const emails = Object.values<string>(clinic.emails)
/** Texts that browsers must not translate, because of `translate="no"` (https://html.spec.whatwg.org/#attr-translate). */
const untranslated = new Set([clinic.name, clinic.phone, clinic.whatsapp, clinic.fax, street, businessPark, ...emails])

/** Returns every text of the page that consists only of a name, a number or an address, and its element. */
const listFacts = (page: HTMLElement) =>
  [...page.querySelectorAll("*")].flatMap(element =>
    [...element.childNodes].flatMap(({ nodeType, textContent }) => {
      const text = (textContent ?? "").trim()
      const isFact = nodeType === Node.TEXT_NODE && (untranslated.has(text) || text.startsWith(street))
      return isFact ? [{ text, element }] : []
    })
  )

describe.each(routes)("%s", route => {
  let page: HTMLElement = document.createElement("div")
  beforeAll(() => {
    setContent({ ...data, clinic })
    page = serveHtml(route)
  })

  it("has no name that content blockers hide", () => {
    expect(page.querySelector(hidden)).toBeNull()
    const names = [...page.querySelectorAll("[id], [class]")].flatMap(({ id, classList }) => [id, ...classList])
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter(name => suspicious.test(name))).toEqual([])
  })

  it("has headings of letters that the heading font has", () => {
    const letters = new Set(listHeadingTexts(getSiteFiles()).join(" "))
    const texts = Array.from(page.querySelectorAll(headings), ({ textContent }) => textContent ?? "")
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter(text => [...text].some(letter => !letters.has(letter)))).toEqual([])
  })

  it("has no name, number, email address or street that browsers translate", () => {
    const facts = listFacts(page)
    expect(new Set(facts.map(({ text }) => text)).size).toBeGreaterThanOrEqual(4)
    expect(facts.filter(({ element }) => !element.closest('[translate="no"]')).map(({ text }) => text)).toEqual([])
    const actions = [...page.querySelectorAll("a")].filter(link => /^(Call Now|Book Appointment)$/.test(link.text))
    expect(actions.filter(link => link.closest("[translate]"))).toEqual([])
  })
})
