/** @jest-environment node */
import * as fc from "fast-check"
import ICAL from "ical.js"
import { createCalendarFile } from "../../src/forms/createCalendarFile"
import { createMailLink } from "../../src/forms/ContactAlternatives"
import { lacksFullStop, suggestDomain } from "../../src/forms/emailSlips"
import { cleanEmail } from "../../src/forms/fields"
import { adviseVisitTime } from "../../src/forms/adviseVisitTime"
import { whatsAppUrl } from "../../src/model/links/contacts"
import { en } from "../../src/words/en"

/**
 * Generates texts of any code units, including emoji, lone surrogates and characters with a special meaning in email
 * addresses or files.
 */
const text = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0xffff }).map(unit => String.fromCharCode(unit)),
      fc.constantFrom("\u{1F600}", "\uD83D", "\uDE00", ..."\r\n%&?#@<>.\0\u202E,;\\:")
    )
  )
  .map(parts => parts.join(""))

const rest = "Paste the rest here."

it("no text breaks the link that opens an email, which is short and says when it is not whole", () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 5000 }), (piece, times) => {
      const long = piece.repeat(times).slice(0, 6000)
      const href = createMailLink("hello@example.com", long, long, rest)
      expect(href.length).toBeLessThan(2000)
      const body = new URL(href).searchParams.get("body") ?? ""
      const isShortened = body.endsWith(rest)
      const whole = long.replace(/[\uD800-\uDFFF]/gu, "\uFFFD").replaceAll("\n", "\r\n")
      const shortened = isShortened ? body.slice(0, -rest.length).trimEnd() : body
      expect(isShortened ? whole.slice(0, shortened.length) : whole).toBe(shortened)
    })
  )
})

it("no text breaks the link to WhatsApp, or an email address", () => {
  fc.assert(
    fc.property(text, typed => {
      const { hostname, searchParams } = new URL(whatsAppUrl("+263 77 000 0000", typed))
      expect([hostname, searchParams.get("text")]).toEqual(["wa.me", typed.replace(/[\uD800-\uDFFF]/gu, "\uFFFD")])
      const email = cleanEmail(typed)
      expect(cleanEmail(email)).toBe(email)
      suggestDomain(`rudo@${typed}`)
      lacksFullStop(email)
    })
  )
})

it("no text breaks the calendar file", () => {
  fc.assert(
    fc.property(text, typed => {
      const file = createCalendarFile({
        uid: "1",
        now: new Date(0),
        timeZone: "Africa/Harare",
        date: "2026-11-24",
        time: "14:30",
        summary: typed,
        location: typed,
        description: typed,
        reminders: { PT1H: typed },
      })
      const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent")
      expect(String(event?.getFirstPropertyValue("status"))).toBe("TENTATIVE")
    })
  )
})

it("no text in the date or the time breaks the advice about it", () => {
  const clinic = {
    slots: ["09:00"],
    timeZone: "Africa/Harare",
    months: 1,
    ahead: "a month",
    phone: "+263 00 000 0000",
    words: en.appointmentForm,
    format: { hourCycle: "12", words: en.dates, names: en.names },
  }
  fc.assert(
    fc.property(text, typed => {
      expect(adviseVisitTime({ date: typed, time: "" }, new Date(0), clinic)).toEqual({})
      expect(adviseVisitTime({ date: "1970-01-01", time: typed }, new Date(0), clinic)).toEqual({})
    })
  )
})
