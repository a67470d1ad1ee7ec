import { type PageProps, graphql } from "gatsby"
import { TitleWithList } from "../components/PageTitle"
import { Seo } from "../layout/Seo"
import { OnThisPage } from "../sections/OnThisPage"
import { PatientGuides } from "../sections/PatientGuides"

export default function PatientsPage({ data: { content } }: Pick<PageProps<Queries.PatientsPageQuery>, "data">) {
  const { patients, fees } = content
  // In develop mode the page can be switched off while it is open.
  if (!patients) return null
  const { head, heading, lead, guides } = patients
  return (
    <>
      <Seo {...head} page="patients" graph={{ reviews: patients.sample ? [] : guides }} />
      <TitleWithList heading={heading} lead={lead}>
        <OnThisPage parts={guides} />
      </TitleWithList>
      <PatientGuides {...patients} fees={fees} />
    </>
  )
}

export const query = graphql`
  query PatientsPage($language: String!) {
    content(language: $language) {
      ...SiteData
      patients {
        head {
          ...PageHead
        }
        heading
        lead
        ...PatientGuides
      }
      fees {
        ...FeesHeading
      }
    }
  }
`
