import type { MedicalClinic, Place } from "schema-dts"
import type { SiteData } from "../../components/useSite"
import { getClinicId } from "../../model/links/pages"
import { toPlainText } from "../../model/links/contacts"
import { createSpecialFields, createWeekFields } from "./hours"

/** Describes where a place is (https://schema.org/PostalAddress). */
const createPostalAddress = ({ address }: Pick<SiteData["clinic"], "address">) => ({
  "@type": "PostalAddress" as const,
  streetAddress: [address.street, address.businessPark, ...(address.lines ?? [])].filter(Boolean).join(", "),
  addressLocality: address.town,
  ...(address.postcode && { postalCode: address.postcode }),
  addressCountry: address.countryCode,
})

type Clinic = SiteData["clinic"]

/** Describes where people book, if that is on another website. */
const createBookingField = (booking: SiteData["contactOptions"]["booking"]) =>
  booking?.by === "elsewhere" && { potentialAction: { "@type": "ReserveAction" as const, target: booking.to } }

/** Describes the other places of the clinic (https://schema.org/location). */
const createPlaceNodes = (clinic: Clinic): Place[] =>
  (clinic.places ?? []).map(place => ({
    "@type": "Place",
    name: `${clinic.name}, ${place.name}`,
    telephone: place.phone ?? clinic.phone,
    address: createPostalAddress(place),
  }))

/** Returns the details of the clinic that search results do not show. For their weight, only one page has them. */
export const createClinicDetails = (
  { clinic, contact, contactOptions }: SiteData,
  mapUrl: string,
  stepFreeEntrance: string
) => ({
  ...(contact.map && { hasMap: mapUrl }),
  ...createSpecialFields(clinic.openingHours),
  contactPoint: [
    ...(contactOptions.booking === null
      ? []
      : [
          {
            "@type": "ContactPoint" as const,
            contactType: "appointments",
            telephone: clinic.phone,
            email: clinic.emails.appointments,
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
  ...(clinic.places?.length && { location: createPlaceNodes(clinic) }),
  ...(clinic.languages?.length && { knowsLanguage: clinic.languages }),
  ...(clinic.access &&
    !clinic.access.sample && {
      amenityFeature: {
        "@type": "LocationFeatureSpecification" as const,
        name: stepFreeEntrance,
        value: clinic.access.stepFree,
      },
    }),
})

type ClinicDetails = ReturnType<typeof createClinicDetails>

/**
 * Describes the clinic (https://schema.org/MedicalClinic), without reviews: a site's own reviews of itself are not
 * eligible.
 */
export const createClinicNode = (
  { clinic, contactOptions }: SiteData,
  image: string,
  details?: ClinicDetails
): MedicalClinic => ({
  "@type": "MedicalClinic",
  "@id": getClinicId(clinic.website),
  name: clinic.name,
  description: toPlainText(clinic.about, clinic),
  url: `${clinic.website}/`,
  image: `${clinic.website}${image}`,
  logo: `${clinic.website}/icon-512.png`,
  telephone: clinic.phone,
  ...(clinic.fax && { faxNumber: clinic.fax }),
  email: clinic.emails.info,
  address: createPostalAddress(clinic),
  ...createWeekFields(clinic.openingHours),
  ...details,
  ...createBookingField(contactOptions.booking),
})

/**
 * Describes the clinic by its name and address alone, for pages whose other nodes refer to it. The full node is on the
 * home page.
 */
export const createClinicReference = ({ name, website }: Clinic): MedicalClinic => ({
  "@type": "MedicalClinic",
  "@id": getClinicId(website),
  name,
  url: `${website}/`,
})
