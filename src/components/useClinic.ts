import { graphql, useStaticQuery } from "gatsby"

const useContent = () =>
  useStaticQuery<Queries.ClinicQuery>(graphql`
    query Clinic {
      content {
        clinic {
          name
          about
          website
          locale {
            language
            timeZone
            currency
            hourCycle
          }
          phone
          fax
          whatsapp
          emergencyNumber
          emails {
            general
            info
            appointments
          }
          address {
            street
            businessPark
            town
            country
            countryCode
          }
          position {
            latitude
            longitude
          }
          hours {
            days
            time
            short
            openNow
          }
          businessHours
          profiles
        }
        notice {
          tone
          heading
          text
          link {
            label
            to
          }
          from
          until
        }
        policies {
          privacy {
            __typename
          }
          terms {
            __typename
          }
          accessibility {
            __typename
          }
        }
      }
    }
  `).content

/** The clinic's name, numbers, address and hours: the one place from which every part of the site has them. */
export const useClinic = () => useContent().clinic

/** The notice, while it is switched on. */
export const useNotice = () => useContent().notice

/** The policies: `null` where one is off. */
export const usePolicies = () => useContent().policies
