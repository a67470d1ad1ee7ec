import type {
  BreadcrumbList,
  DayOfWeek,
  FAQPage,
  Graph,
  MedicalClinic,
  MedicalWebPage,
  OpeningHoursSpecification,
  Person,
  Physician,
  SpecialAnnouncement,
} from "schema-dts"
import { withoutSoftHyphens } from "../../plugins/gatsby-plugin-content-model"
import { withTimeZone } from "../model/utcOffset"
import { type OpeningHours, type Period, type Weekday, weekdays, wholeDay } from "../model/hours"
import { findAddress, getPagePrefix } from "../model/pageAddress"
import { findPage, getClinicId, getPlaceId, getSharePicturePath, pages } from "../model/pages"
import { specialties } from "../model/specialties"
import { getCurrencyCode } from "../model/locale"
import type { Review } from "../components/ReviewLine"
import type { StructuredPage } from "./StructuredDataContext"

type Clinic = StructuredPage["clinic"]

const dayNames: Readonly<Record<Weekday, DayOfWeek>> = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
}

/** Search engines want the end of a day written as its last minute. */
const getClosingTime = (closes: string): string => (closes === "24:00" ? "23:59" : closes)

const createAddress = ({ address }: Pick<Clinic, "address">) => ({
  "@type": "PostalAddress" as const,
  streetAddress: [address.street, address.businessPark, address.district].filter(Boolean).join(", "),
  ...(address.poBox && { postOfficeBoxNumber: address.poBox }),
  addressLocality: address.town,
  ...(address.region && { addressRegion: address.region }),
  ...(address.postcode && { postalCode: address.postcode }),
  addressCountry: address.countryCode,
})

/** Each person of the team: a doctor as https://schema.org/Physician, which is a place to go to, any other as a person. */
const createTeamNodes = (clinic: Clinic, { people }: Queries.TeamFragment): (Physician | Person)[] =>
  people.map(
    ({
      name,
      shownAs,
      role,
      doctor,
      qualifications,
      phone,
      email,
      languages,
      registration,
      portrait,
      place: anchor,
    }) => {
      const place = clinic.places?.find(other => other.anchor === anchor)
      const picture = portrait?.image.childImageSharp?.gatsbyImageData.images.fallback?.src
      const known = {
        name: shownAs ?? name,
        ...(languages?.length && { knowsLanguage: languages }),
        ...(registration && { identifier: registration }),
        ...(email && { email }),
        ...(picture && { image: `${clinic.website}${picture}` }),
      }
      const affiliation = { "@id": place ? getPlaceId(clinic.website, place.anchor) : getClinicId(clinic.website) }
      return doctor
        ? {
            "@type": "Physician",
            ...known,
            description: [role, qualifications].filter(Boolean).join(", "),
            telephone: phone ?? place?.phone ?? clinic.phone,
            address: createAddress(place ?? clinic),
            parentOrganization: affiliation,
          }
        : {
            "@type": "Person",
            ...known,
            ...(qualifications && { honorificSuffix: qualifications }),
            ...(phone && { telephone: phone }),
            jobTitle: role,
            worksFor: affiliation,
          }
    }
  )

/** The hours of each weekday: periods at the same times are one. */
const createWeekHours = (hours: OpeningHours): OpeningHoursSpecification[] => {
  const days = new Map<string, { period: Period; dayOfWeek: DayOfWeek[] }>()
  for (const day of weekdays)
    for (const period of hours.always ? wholeDay : (hours.week?.[day] ?? [])) {
      const key = `${period.opens} ${period.closes}`
      const known = days.get(key) ?? { period, dayOfWeek: [] }
      known.dayOfWeek.push(dayNames[day])
      days.set(key, known)
    }
  return [...days.values()].map(({ period: { opens, closes }, dayOfWeek }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek,
    opens,
    closes: getClosingTime(closes),
  }))
}

/** The special days; one that is closed opens and closes at the same time (https://developers.google.com/search/docs/appearance/structured-data/local-business). */
const createSpecialHours = ({ specialDays }: OpeningHours): OpeningHoursSpecification[] =>
  (specialDays ?? []).flatMap(({ date, until, periods }) =>
    (periods?.length ? periods : [{ opens: "00:00", closes: "00:00" }]).map(({ opens, closes }) => ({
      "@type": "OpeningHoursSpecification" as const,
      validFrom: date,
      validThrough: until ?? date,
      opens,
      closes: getClosingTime(closes),
    }))
  )

/** What is known of the clinic and of each of its other places alike. */
const createPlaceFields = ({ position, openingHours }: Pick<Clinic, "position" | "openingHours">) => ({
  ...(position && {
    geo: { "@type": "GeoCoordinates" as const, latitude: position.latitude, longitude: position.longitude },
  }),
  openingHoursSpecification: unwrap(createWeekHours(openingHours)),
  ...(openingHours.specialDays?.length && {
    specialOpeningHoursSpecification: createSpecialHours(openingHours),
  }),
})

/** The other places of the clinic, each as a department of it (https://schema.org/department). */
const createPlaceNodes = (clinic: Clinic): MedicalClinic[] =>
  (clinic.places ?? []).map(place => ({
    "@type": "MedicalClinic",
    "@id": getPlaceId(clinic.website, place.anchor),
    name: `${clinic.name}, ${place.name}`,
    url: `${clinic.website}/`,
    telephone: place.phone ?? clinic.phone,
    address: createAddress(place),
    ...createPlaceFields(place),
  }))

/** One value alone, or the list of several. */
const unwrap = <Value>(values: readonly Value[]): Value | readonly Value[] =>
  values.length === 1 && values[0] !== undefined ? values[0] : values

/** The specialties of a clinic whose services name any (https://schema.org/medicalSpecialty). */
const createSpecialtyField = (services: readonly Queries.ServiceSpecialtyFragment[]) => {
  const known = specialties.filter(name => services.some(({ specialty }) => specialty === name))
  return known.length > 0 && { medicalSpecialty: known }
}

/**
 * The clinic for search engines (https://schema.org/MedicalClinic). No reviews: a site's own ones about itself are not
 * eligible.
 */
export const createClinicNode = (
  clinic: Clinic,
  image: string,
  services: readonly Queries.ServiceSpecialtyFragment[],
  {
    payment,
    mapAddress,
    stepFreeEntrance = "",
    booking,
  }: {
    payment?: ReturnType<typeof createPaymentFields>
    mapAddress?: string
    stepFreeEntrance?: string
    booking?: StructuredPage["booking"]
  } = {}
): MedicalClinic => ({
  "@type": "MedicalClinic",
  "@id": getClinicId(clinic.website),
  name: clinic.name,
  description: clinic.about,
  url: `${clinic.website}/`,
  image: `${clinic.website}${image}`,
  logo: `${clinic.website}/icon-512.png`,
  ...(mapAddress && { hasMap: `${clinic.website}${mapAddress}` }),
  telephone: clinic.phone,
  ...(clinic.fax && { faxNumber: clinic.fax }),
  email: clinic.emails.info ?? clinic.emails.general,
  address: createAddress(clinic),
  ...createPlaceFields(clinic),
  ...(clinic.places?.length && { department: createPlaceNodes(clinic) }),
  ...(clinic.languages?.length && { knowsLanguage: clinic.languages }),
  ...(clinic.access &&
    !clinic.access.sample && {
      amenityFeature: {
        "@type": "LocationFeatureSpecification" as const,
        name: stepFreeEntrance,
        value: clinic.access.stepFree,
      },
    }),
  ...createSpecialtyField(services),
  contactPoint: [
    ...(booking === null
      ? []
      : [
          {
            "@type": "ContactPoint" as const,
            contactType: "appointments",
            telephone: clinic.phone,
            email: clinic.emails.appointments ?? clinic.emails.general,
          },
        ]),
    ...(clinic.phones ?? []).map(({ label, number, when }) => ({
      "@type": "ContactPoint" as const,
      contactType: label,
      ...(when && { description: when }),
      telephone: number,
    })),
    ...(clinic.emergency.whose === "own"
      ? [{ "@type": "ContactPoint" as const, contactType: "emergency", telephone: clinic.emergency.number }]
      : []),
  ],
  ...(booking?.by === "elsewhere" && {
    potentialAction: { "@type": "ReserveAction" as const, target: booking.to },
  }),
  ...(clinic.profiles?.length && { sameAs: clinic.profiles }),
  ...payment,
})

/** The clinic in two facts, for pages whose other nodes refer to it: the whole is on the home page. */
const createShortClinicNode = ({ name, website }: Clinic): MedicalClinic => ({
  "@type": "MedicalClinic",
  "@id": getClinicId(website),
  name,
  url: `${website}/`,
})

type Price = Queries.FeesFragment["prices"][number] & { currency: string }

/** The lowest and the highest price in the currency of the first, such as `US$2.50–US$35`. */
const formatPriceRange = (prices: readonly Price[]): string => {
  const texts = prices
    .filter(({ currency }) => currency === prices[0]?.currency)
    // A text may be two prices itself.
    .flatMap(({ amount, upTo, text }) => {
      const [lowest = text, highest] = text.split(" – ")
      return [{ amount, text: lowest }, ...(upTo && highest ? [{ amount: upTo, text: highest }] : [])]
    })
    .toSorted((one, other) => one.amount - other.amount)
    .map(({ text }) => text)
  return [...new Set([texts.at(0), texts.at(-1)])].join("–")
}

/** What visits cost and how to pay (https://schema.org/LocalBusiness, https://schema.org/Offer). */
const createPaymentFields = ({ prices: given, payment }: Queries.FeesFragment, clinicCurrency: string) => {
  const prices = given.map(price => ({ ...price, currency: price.currency ?? clinicCurrency }))
  return {
    paymentAccepted: payment.ways.map(({ name }) => name).join(", "),
    currenciesAccepted: [...new Set(prices.map(({ currency }) => getCurrencyCode(currency)))].join(", "),
    priceRange: formatPriceRange(prices),
    makesOffer: prices.map(({ item, note, from, amount, upTo, currency }) => ({
      "@type": "Offer" as const,
      name: item,
      ...(note && { description: note }),
      ...(from || upTo
        ? {
            priceSpecification: {
              "@type": "PriceSpecification" as const,
              minPrice: amount,
              ...(upTo && { maxPrice: upTo }),
              priceCurrency: getCurrencyCode(currency),
            },
          }
        : { price: amount, priceCurrency: getCurrencyCode(currency) }),
    })),
  }
}

/**
 * Who has reviewed the medical texts of a page, and when the first of them was (https://schema.org/MedicalWebPage): nothing
 * while one of them is not reviewed.
 */
const createReviewNode = (
  address: string,
  name: string,
  reviews: readonly Review[],
  language: string
): MedicalWebPage[] => {
  const known = reviews.flatMap(({ reviewedBy, reviewedOn }) =>
    reviewedBy && reviewedOn ? [{ reviewedBy, reviewedOn }] : []
  )
  const [oldest] = known.map(({ reviewedOn }) => reviewedOn).toSorted()
  if (!oldest || known.length < reviews.length) return []
  const names = [...new Set(known.map(({ reviewedBy }) => reviewedBy))]
  return [
    {
      "@type": "MedicalWebPage",
      "@id": address,
      name,
      inLanguage: language,
      lastReviewed: oldest,
      reviewedBy: unwrap(names.map(person => ({ "@type": "Person" as const, name: person }))),
    },
  ]
}

/** Every question with its answer (https://schema.org/FAQPage). */
const createFaqNode = (address: string, { categories }: Queries.FaqCategoriesFragment, language: string): FAQPage => ({
  "@type": "FAQPage",
  "@id": `${address}#questions`,
  inLanguage: language,
  mainEntity: categories.flatMap(({ questions }) =>
    questions.map(({ question, anchor, answer }) => ({
      "@type": "Question" as const,
      name: question,
      url: `${address}#${anchor}`,
      acceptedAnswer: { "@type": "Answer" as const, text: answer },
    }))
  ),
})

/** The notice for search engines, with its times (https://schema.org/SpecialAnnouncement). */
export const createAnnouncementNode = (
  { heading, text, from, until }: NonNullable<StructuredPage["notice"]>,
  timeZone: string
): SpecialAnnouncement => ({
  "@type": "SpecialAnnouncement",
  name: heading,
  text: text,
  datePosted: withTimeZone(from, timeZone),
  expires: withTimeZone(until, timeZone),
})

/** The way from the home page to a page one level below it. */
const createBreadcrumbNode = (site: string, home: string, path: string, title: string): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    { "@type": "ListItem", position: 1, name: home, item: `${site}/` },
    { "@type": "ListItem", position: 2, name: title, item: `${site}${path}` },
  ],
})

/** A graph as the text of a script element: a `<` in the content cannot end the element. */
export const formatGraph = (nodes: Graph["@graph"]): string => {
  const graph: Graph = { "@context": "https://schema.org", "@graph": nodes }
  return withoutSoftHyphens(JSON.stringify(graph)).replaceAll("<", "\\u003c")
}

/** The graph of a page, as the text of its script element. Prices that are examples are left out. */
export const createPageGraph = (page: StructuredPage): string => {
  const { clinic, pageWords, page: name, title, services, notice, questions, fees, reviews, team } = page
  const ownFees = fees && !fees.sample ? fees : undefined
  const { language, languages, words } = pageWords
  const { path } = findPage(name)
  const prefix = getPagePrefix(pageWords)
  const site = `${clinic.website}${prefix}`
  const payment = ownFees && createPaymentFields(ownFees, clinic.locale.currency)
  // A page without fees gives none; where they are off it gives null.
  const isWhole = services && (ownFees || fees === undefined)
  return formatGraph([
    ...(isWhole
      ? [
          createClinicNode(clinic, getSharePicturePath("home", prefix), services, {
            payment,
            booking: page.booking,
            mapAddress: page.hasMap ? findAddress(`${pages.contact.path}#map`, language, languages).to : undefined,
            stepFreeEntrance: words.layout.stepFreeEntrance,
          }),
        ]
      : []),
    ...((services || team) && !isWhole ? [createShortClinicNode(clinic)] : []),
    ...(team ? createTeamNodes(clinic, team) : []),
    ...(notice ? [createAnnouncementNode(notice, clinic.locale.timeZone)] : []),
    ...(questions ? [createFaqNode(`${site}${path}`, questions, language)] : []),
    ...createReviewNode(`${site}${path}`, title, reviews ?? [], language),
    ...(name === "home" ? [] : [createBreadcrumbNode(site, words.layout.home, path, title)]),
  ])
}
