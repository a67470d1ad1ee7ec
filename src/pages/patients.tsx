import { type PageProps, graphql } from "gatsby"
import { FramedNote } from "../components/Section"
import { PageTitle } from "../components/PageTitle"
import { Stack } from "../components/primitives"
import { Seo } from "../layout/Seo"
import { OnThisPage } from "../sections/OnThisPage"
import { PatientGuides } from "../sections/PatientGuides"

export default function PatientsPage({ data: { content } }: Pick<PageProps<Queries.PatientsPageQuery>, "data">) {
  const { patients, fees } = content
  // In develop mode the page can be switched off while it is open.
  if (!patients) return null
  const { head, heading, lead, sample, sampleNote, guides } = patients
  return (
    <>
      <Seo {...head} page="patients" />
      <PageTitle beside="list" heading={heading} lead={lead}>
        <Stack $gap="1rem">
          <OnThisPage parts={guides} />
          {/* The page itself says that these are examples. */}
          {sample && <FramedNote>{sampleNote}</FramedNote>}
        </Stack>
      </PageTitle>
      <PatientGuides guides={guides} fees={fees} />
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
        sample
        sampleNote
        ...PatientGuides
      }
      fees {
        ...FeesHeading
      }
    }
  }
`
