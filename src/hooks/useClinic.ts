import { graphql, useStaticQuery } from "gatsby"

const useContent = () =>
  useStaticQuery<Queries.ClinicFactsQuery>(graphql`
    query ClinicFacts {
      content {
        clinic {
          name
          shownName: name(hyphens: true)
          about
          shownAbout: about(hyphens: true)
          website
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
            stand
            park
            town
            country
            countryCode
          }
          shownAddress: address {
            stand(hyphens: true)
            park(hyphens: true)
            town(hyphens: true)
            country(hyphens: true)
          }
          position {
            latitude
            longitude
          }
          hours {
            days(hyphens: true)
            time(hyphens: true)
            short
            now(hyphens: true)
          }
          businessHours(hyphens: true)
          profiles
        }
        policies {
          privacy {
            published
          }
          terms {
            published
          }
          accessibility {
            published
          }
        }
      }
    }
  `).content

/** The clinic's name, numbers, address and hours: the one place from which every part of the site has them. */
export const useClinic = () => useContent().clinic

/** Which policies are published. */
export const usePolicies = () => useContent().policies
