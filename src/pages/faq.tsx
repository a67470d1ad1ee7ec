import { type PageProps, graphql } from "gatsby"
import { PageTitle } from "../components/PageTitle"
import { Split } from "../components/primitives"
import { Section } from "../components/Section"
import { Seo } from "../layout/Seo"
import { Banner } from "../sections/Banner"
import { FaqCategories } from "../sections/FaqCategories"
import { QuickCards } from "../sections/QuickCards"

export default function FaqPage({ data: { content } }: Pick<PageProps<Queries.FaqPageQuery>, "data">) {
  const { head, heading, lead, banner, quickCards, ...questions } = content.faqs
  return (
    <>
      <Seo {...head} page="faq" graph={{ questions }} />
      <PageTitle heading={heading} lead={lead} />
      <FaqCategories {...questions} care={content.care} fees={content.fees} />
      <Section $tone="sunk" className="no-print">
        <Split $columns="1fr 1fr">
          <Banner {...banner} actions={["call", "contact"]} />
          <QuickCards {...quickCards} />
        </Split>
      </Section>
    </>
  )
}

export const query = graphql`
  query FaqPage($language: String!) {
    content(language: $language) {
      ...SiteData
      faqs {
        head {
          ...PageHead
        }
        heading
        lead
        ...FaqCategories
        banner {
          ...TextBlock
        }
        quickCards {
          ...QuickCards
        }
      }
      care {
        ...CareAnswer
      }
      fees {
        ...FeesHeading
      }
    }
  }
`
