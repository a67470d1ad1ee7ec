import { graphql } from "gatsby"
import { type RefObject, useRef } from "react"
import styled from "styled-components"
import { Button } from "../components/Button"
import { Box } from "../components/primitives"
import { SmallPrint } from "../components/typography"
import { contactDraft } from "../inline/contract"
import { messageAnchor, pages } from "../model/links/pages"
import { useLinkTarget } from "../components/SiteLink"
import { LinkedText } from "../components/LinkedText"
import { toPlainText } from "../model/links/contacts"
import { useSite } from "../components/useSite"
import { usePreviewNote, useWords, useLanguageLine } from "../words/useWords"
import { fill } from "../words/words"
import { type ContactMessage, createContactFields } from "./contactFields"
import { createFormStore } from "./createFormStore"
import { provider } from "./delivery/chosen"
import { listMessageLines } from "./fields"
import { FormFields, FormFrame } from "./FormFields"
import { SendFailed } from "./SendFailed"
import { useForm } from "./useForm"

// Positioned above the page instead of `display: none`, which robots recognise.
const Honeypot = styled.div`
  position: absolute;
  top: -9999px;
`

/** The panel that confirms a sent form, until it is closed. */
const Sent = styled(Box).attrs({ $look: "success", $small: true })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  > p {
    flex: 1 1 14rem;
  }
`

interface RobotFieldProps {
  input: RefObject<HTMLInputElement>
  name: string | undefined
}

/** A field that only robots fill in. */
const RobotField = ({ input, name }: RobotFieldProps) => (
  <Honeypot aria-hidden="true">
    <label>
      {useWords("contactForm").leaveEmpty}
      <input ref={input} type="text" name={name} tabIndex={-1} autoComplete="off" />
    </label>
  </Honeypot>
)

/** Returns a function that sends a message. `honeypot` is the field that only robots fill in. */
const useSending = (
  { heading, text }: Queries.ContactFormFragment["messageSent"],
  honeypot: RefObject<HTMLInputElement>
) => {
  const words = useWords("form")
  const previewNote = usePreviewNote()
  const languageLine = useLanguageLine()
  const { clinic } = useSite()
  return (message: ContactMessage) =>
    messageStore.send(
      message,
      { to: clinic.emails.general, message: { ...message, ...languageLine }, honeypot: honeypot.current?.value },
      { title: heading, message: toPlainText(text, clinic), previewNote },
      words
    )
}

/** State of the contact message. Exported for tests, which reset it to the state of a new tab. */
export const messageStore = createFormStore<keyof ContactMessage>(contactDraft)

/**
 * Shows the contact form ("Forms" in docs/product.md). The typed text survives every failure, a reload and the Back
 * button. It is deleted when the message is sent, or after an hour; a tab that is reopened still has it. Without scripts the form
 * posts to the provider itself. In a preview its controls then have no `name`, so it carries no data, and it leads to
 * the page that says so.
 */
export const ContactForm = ({ formHeading, privacy, messageSent }: Queries.ContactFormFragment) => {
  const words = useWords("contactForm")
  const formWords = useWords("form")
  const previewNote = usePreviewNote()
  const fields = createContactFields(words, formWords)
  const { emails, website, replyTime } = useSite().clinic
  const sentPath = useLinkTarget(pages.messageSent.path).to
  const languageLine = useLanguageLine()
  const honeypot = useRef<HTMLInputElement>(null)
  const { field, values, state, formProps, submitProps } = useForm<keyof ContactMessage>({
    fields,
    words: formWords,
    missingMessage: words.missing,
    store: messageStore,
    onSubmit: useSending(messageSent, honeypot),
  })
  const isPreview = Boolean(process.env["GATSBY_PREVIEW"])
  const plainForm = provider.createPlainForm(emails.general, { path: sentPath, url: `${website}${sentPath}` })

  return (
    <FormFrame
      method={isPreview ? "get" : "post"}
      action={isPreview ? sentPath : plainForm.action}
      aria-labelledby={messageAnchor}
      {...formProps}
    >
      <h2 id={messageAnchor} tabIndex={-1}>
        {formHeading}
      </h2>
      {Object.entries(isPreview ? {} : { ...plainForm.fields, ...languageLine }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <RobotField input={honeypot} name={isPreview ? undefined : provider.honeypot} />
      <FormFields fields={fields} field={field} isNamed={!isPreview} />
      <SmallPrint>
        <LinkedText>{privacy}</LinkedText>
      </SmallPrint>
      {state.done && state.kind === "editing" && (
        <Sent>
          <p>{previewNote ?? (replyTime ? fill(words.sentAnswered, { replyTime }) : words.sent)}</p>
          <Button type="button" $variant="secondary" onClick={messageStore.close}>
            {formWords.close}
          </Button>
        </Sent>
      )}
      <SendFailed
        state={state}
        stillHere={words.stillHere}
        email={emails.general}
        subject={values.subject}
        text={[values.message, "", ...listMessageLines(fields, values).map(({ value }) => value)].join("\n")}
      />
      <div>
        <Button {...submitProps}>{state.kind === "sending" ? formWords.sending : words.send}</Button>
      </div>
    </FormFrame>
  )
}

export const fragment = graphql`
  fragment ContactForm on ContactJson {
    formHeading
    privacy
    messageSent {
      ...TextBlock
    }
  }
`
