import type { Person, Physician } from "schema-dts"
import type { SiteData } from "../../components/useSite"
import { getClinicId } from "../../model/links/pages"
import { createPostalAddress } from "./createPostalAddress"

/** Describes each team member: a doctor as https://schema.org/Physician, which is a place, any other as a person. */
export const createTeamNodes = (clinic: SiteData["clinic"], { people }: Queries.TeamFragment): (Physician | Person)[] =>
  people.map(person => {
    const { role, doctor, qualifications, phone, email, languages, registration, portrait } = person
    const picture = portrait?.image.childImageSharp?.gatsbyImageData.images.fallback?.src
    const known = {
      name: person.shownAs ?? person.name,
      ...(languages?.length && { knowsLanguage: languages }),
      ...(registration && { identifier: registration }),
      ...(email && { email }),
      ...(picture && { image: `${clinic.website}${picture}` }),
    }
    const affiliation = { "@id": getClinicId(clinic.website) }
    return doctor
      ? {
          "@type": "Physician",
          ...known,
          description: [role, qualifications].filter(Boolean).join(", "),
          telephone: phone ?? clinic.phone,
          address: createPostalAddress(clinic),
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
  })
