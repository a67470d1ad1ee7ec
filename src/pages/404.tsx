import { type PageProps, graphql } from "gatsby"
import { Seo } from "../layout/Seo"
import { NotFound } from "../sections/NotFound"

export default function NotFoundPage({ data: { content } }: Pick<PageProps<Queries.NotFoundPageQuery>, "data">) {
  const { head, ...words } = content.notFound
  return (
    <>
      <Seo {...head} page="notFound" />
      <NotFound {...words} />
    </>
  )
}

export const query = graphql`
  query NotFoundPage($language: String!) {
    content(language: $language) {
      ...SiteData
      notFound {
        head {
          ...PageHead
        }
        ...NotFound
      }
    }
  }
`
