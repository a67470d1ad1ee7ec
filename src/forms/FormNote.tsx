import { graphql } from "gatsby"
import { LinkedText } from "../components/LinkedText"
import { SiteLink } from "../components/SiteLink"
import { SmallPrint } from "../components/typography"

/** Shows the clinic's note at a form, with a link such as to a policy. */
export const FormNote = ({ note }: { note: Queries.FormNoteFragment | null }) =>
  note && (
    <SmallPrint>
      <LinkedText>{note.text}</LinkedText>
      {note.link && (
        <>
          {" "}
          <SiteLink to={note.link.to}>{note.link.label}</SiteLink>
        </>
      )}
    </SmallPrint>
  )

export const fragment = graphql`
  fragment FormNote on FormNote {
    text
    link {
      label
      to
    }
  }
`
