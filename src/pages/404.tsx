import { type PageProps, graphql } from "gatsby"
import { Head } from "../layout/Head"
import { LostPath } from "../sections/LostPath"

export default function NotFoundPage({ data: { content } }: PageProps<Queries.NotFoundPageQuery>) {
  const { head, ...words } = content.notFound
  return (
    <>
      <Head {...head} page="notFound" />
      <LostPath {...words} />
    </>
  )
}

export const query = graphql`
  query NotFoundPage {
    content {
      notFound {
        head {
          ...PageHead
        }
        ...LostPath
      }
    }
  }
`
