import { Fragment, type ReactNode } from "react"
import styled from "styled-components"
import { type TextPart, contactHref, readPart } from "../model/links/contacts"
import { wholeNumber } from "../styles/declarations"
import { type Sentence, splitSentence } from "../words/words"
import { useSite } from "./useSite"

const PhoneNumber = styled.a`
  ${wholeNumber}
  font-variant-numeric: tabular-nums;
  /* Large enough to touch, also where it is alone. */
  line-height: max(1.5rem, 1.25em);
`

const Part = ({ text, href }: TextPart) => {
  if (!href) return <>{text}</>
  const Anchor = href.startsWith("tel:") ? PhoneNumber : "a"
  return (
    <Anchor href={href} translate="no">
      {text}
    </Anchor>
  )
}

/** Shows a phone number or an email address as a link. */
export const ContactLink = ({ contact }: { contact: string }) => <Part text={contact} href={contactHref(contact)} />

interface LinkedTextProps<Name extends string> {
  children: Sentence<Name>
  /** Elements in place of the text's own placeholders. */
  values?: Readonly<Partial<Record<Name, ReactNode>>>
}

/** Shows a text of the content or of the interface, with links in place of its numbers and email addresses. */
export const LinkedText = <Name extends string>({ children, values }: LinkedTextProps<Name>) => {
  const { clinic } = useSite()
  return (
    <>
      {splitSentence(children).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other identity
        <Fragment key={index}>
          {index % 2 ? ((values && Reflect.get(values, part)) ?? <Part {...readPart(part, clinic)} />) : part}
        </Fragment>
      ))}
    </>
  )
}
