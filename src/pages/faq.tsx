import { type PageProps, graphql } from "gatsby"
import { PageTitle } from "../components/PageTitle"
import { Seo } from "../layout/Seo"
import { FaqCategories } from "../sections/FaqCategories"
import { MoreQuestions } from "../sections/MoreQuestions"

export default function FaqPage({ data: { content } }: Pick<PageProps<Queries.FaqPageQuery>, "data">) {
  const { head, heading, lead, banner, quickCards, ...questions } = content.faqs
  return (
    <>
      <Seo {...head} page="faq" graph={{ questions }} />
      <PageTitle heading={heading} lead={lead} />
      <FaqCategories {...questions} care={content.care} fees={content.fees} />
      <MoreQuestions banner={banner} quickCards={quickCards} />
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
        ...FeesAnswer
      }
    }
  }
`
