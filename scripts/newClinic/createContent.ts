import { withAnchors } from "../../plugins/gatsby-plugin-content-model"
import { formatTime } from "../../src/model/formatDateTime"
import { type OpeningHours, listPeriods } from "../../src/model/hours"
import { model } from "../../src/model/model"
import { parseWeek } from "../../src/model/parseWeek"
import { createPhoneExample, isOfSameCountry } from "../../src/model/phone"
import { createWords } from "../../src/words/catalogues"
import { findCountry } from "./countries"
import { type FirstWords, readFirstWords } from "./firstWords"
import { drawPictures, getSlidePictures, logoPicture } from "./pictures"
import { type Answers, splitList } from "./questions"

const off = { enabled: false }

const toTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`

/**
 * Returns every half hour during the day at which the clinic is staffed on some day: times that patients can request
 * for an appointment.
 */
const listTimes = (hours: OpeningHours): string[] => {
  const periods = listPeriods(hours)
  return Array.from({ length: 48 }, (_, half) => [toTime(half * 30), toTime(half * 30 + 30)] as const)
    .filter(
      ([begin, end]) =>
        (hours.always ? begin >= "08:00" && end <= "17:00" : true) &&
        periods.some(({ opens, closes }) => opens <= begin && end <= closes)
    )
    .map(([begin]) => begin)
}

const createServices = (titles: readonly string[], words: FirstWords["service"]) =>
  titles.map((title, index) => ({
    icon: "stethoscope",
    title,
    description: words.description,
    features: words.features,
    featured: index < 4,
    bookable: true,
  }))

/**
 * Creates a complete `data/` from checked answers: files keyed by name without `.json`, pictures keyed by address.
 * Content that only the clinic can write is marked as a sample, and content that requires unknown facts is not enabled.
 */
export const createContent = async (
  answers: Answers
): Promise<{ files: Record<string, unknown>; pictures: Record<string, Buffer> }> => {
  const { language = "en", country = "", whatsapp, colour = "" } = answers
  const words = readFirstWords(language)
  const hourCycle = answers["hourCycle"] === "12" ? "12" : "24"
  const format = { locale: language, hourCycle, words: createWords(language, {}).dates }
  const openingHours =
    answers["hours"] === "24/7"
      ? { always: true }
      : { always: false, week: parseWeek(answers["hours"] ?? "", [language, "en"]) }
  const { code, name: countryName } = findCountry(country, language) ?? { code: "", name: country }
  const files: Record<string, unknown> = {
    clinic: {
      name: answers["name"],
      about: words.about,
      website: answers["website"],
      locale: { language, timeZone: answers["timeZone"], currency: answers["currency"], hourCycle },
      phone: answers["phone"],
      ...(whatsapp && { whatsapp }),
      primaryContact: (whatsapp && answers["firstContact"]) || "phone",
      emergency: { number: answers["emergency"], whose: answers["whose"] },
      emails: { general: answers["email"] },
      address: { street: answers["street"], town: answers["town"], country: countryName, countryCode: code },
      openingHours,
    },
    brand: {
      logo: logoPicture,
      main: colour,
      accent: "#e3b23c",
      warmth: "neutral",
      corners: "round",
      headingFont: "Fraunces",
    },
    home: {
      ...words.home,
      tasks: off,
      contactStrip: { enabled: true, ...words.home.contactStrip, walkIn: off },
    },
    slides: {
      label: words.slides.label,
      slides: words.slides.titles.map((title, index) => ({
        title,
        subtitle: words.slides.subtitles[index],
        cta: words.slides.ctas[index],
        ...getSlidePictures(index),
        alt: words.slides.alts[index],
        focus: "75% 60%",
        portraitFocus: "75% 75%",
      })),
    },
    services: { ...words.services, services: createServices(splitList(answers["services"] ?? ""), words.service) },
    about: { ...words.aboutPage, achievements: off, gallery: off },
    patients: { enabled: true, ...words.patients, sample: true },
    faqs: words.faqs,
    appointment: {
      enabled: true,
      ...words.appointment,
      delivery: "none",
      timeSlots: listTimes(openingHours).map(time => formatTime(time, format)),
    },
    contact: { ...words.contact, map: off, complaints: off },
    notFound: words.notFound,
    offline: words.offline,
    policies: { privacy: off, terms: off, accessibility: off },
  }
  const { phone = "" } = answers
  if (!isOfSameCountry(createWords(language, {}).appointmentForm.phoneExample, phone))
    files["words"] = { appointmentForm: { phoneExample: createPhoneExample(phone) } }
  for (const [name, field] of Object.entries(model))
    files[name] = withAnchors(field, files[name] ?? (field.whileEnabled && off))
  return { files, pictures: await drawPictures(colour) }
}
