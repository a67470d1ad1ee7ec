import { graphql, useStaticQuery } from "gatsby"

const useContent = () =>
  useStaticQuery<Queries.ClinicQuery>(graphql`
    query Clinic {
      content {
        clinic {
          name
          hyphenatedName: name(hyphens: true)
          about
          hyphenatedAbout: about(hyphens: true)
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
            street
            businessPark
            town
            country
            countryCode
          }
          hyphenatedAddress: address {
            street(hyphens: true)
            businessPark(hyphens: true)
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
            openNow(hyphens: true)
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
