import { HeadingText } from "../components/HeadingText"
import { graphql } from "gatsby"
import { useEffect, useRef, useState } from "react"
import styled from "styled-components"
import { useBrowserLayoutEffect } from "../../plugins/gatsby-plugin-on-demand/browser"
import { Button } from "../components/Button"
import { AutoLink } from "../components/AutoLink"
import { SmallPrint } from "../components/Muted"
import { messageAnchor, pages } from "../model/pages"
import { useAddress } from "../components/useAddress"
import { useClinic } from "../components/useClinic"
import { useLocale } from "../components/useDateFormat"
import { usePreviewNote, useWords } from "../words/useWords"
import { fill } from "../words/words"
import { type ContactMessage, createContactFields } from "./contactFields"
import { createDelivery } from "./createDelivery"
import { provider } from "./delivery/chosen"
import { messageDraft, readLinkedSubject } from "./draft"
import { createEmptyValues, listMessageLines } from "./fields"
import { FormFields } from "./FormFields"
import { FormFrame, Notice, Sent } from "./FormFrame"
import { FormNote } from "./FormNote"
import { SendFailed } from "./SendFailed"
import { useForgetting } from "./useForgetting"
import { useForm } from "./useForm"
import { useLanguageLine } from "./useLanguageLine"

// Above the page, not `display: none`, which robots know to leave empty.
const Honeypot = styled.div`
  position: absolute;
  top: -9999px;
`

/** Exported for tests: after a reset, it is as in a tab that has just been opened. */
export const messageDelivery = createDelivery<ContactMessage>()

/**
 * The contact form ("Forms" in docs/product.md). What was typed survives every failure, a reload and the back
 * button; it is forgotten when it is sent, after an hour, or when the tab is closed. Without scripts it posts to the provider itself. In
 * a preview its controls have no `name` then, so that it carries nothing, and it leads to the page that says so.
 */
export const ContactForm = ({
  formHeading,
  privacy,
  formNote,
  mayHaveBeenSent: mayHaveBeenSentText,
  messageSent,
}: Queries.ContactFormFragment) => {
  const words = useWords("contactForm")
  const formWords = useWords("form")
  const previewNote = usePreviewNote()
  const fields = createContactFields(words, formWords, useLocale())
  const { emails, website, replyTime } = useClinic()
  const sentPath = useAddress(pages.messageSent.path).to
  const languageLine = useLanguageLine()
  const honeypot = useRef<HTMLInputElement>(null)
  const [interrupted, setInterrupted] = useState(false)
  /** The page says that a message was sent, until the visitor closes that. */
  const [isSent, setIsSent] = useState(false)
  const { field, values, status, isRestored, formProps, submitProps } = useForm<keyof ContactMessage>({
    fields,
    words: formWords,
    missingMessage: words.missing,
    prefill: () => {
      const saved = messageDraft.read()
      const linked = readLinkedSubject()
      return { ...saved, ...(linked && !saved.subject && { subject: linked }) }
    },
    delivery: messageDelivery,
    onSubmit: async message => {
      const hasArrived = await messageDelivery.send(
        message,
        { to: emails.general, message: { ...message, ...languageLine }, honeypot: honeypot.current?.value },
        { title: messageSent.heading, message: messageSent.text, previewNote },
        formWords
      )
      // Here, not in an effect: the form may be gone by now.
      if (hasArrived) messageDraft.write(createEmptyValues(fields), { done: {} })
      else messageDraft.write(message, { sending: interrupted })
    },
    onDone: () => {
      setInterrupted(false)
      setIsSent(true)
    },
  })
  // Before the draft is written for the first time.
  useBrowserLayoutEffect(() => {
    if (messageDelivery.status().kind !== "editing") return
    setInterrupted(messageDraft.wasInterrupted())
    setIsSent(messageDraft.readDone() !== undefined)
  }, [])
  useEffect(() => {
    // Before they are restored, the values are only the empty form's, and would delete the draft.
    if (isRestored)
      messageDraft.write(values, { sending: interrupted || status === "sending", done: isSent ? {} : undefined })
  }, [isRestored, values, interrupted, status, isSent])
  useForgetting(isSent || undefined, () => setIsSent(false))
  const isPreview = Boolean(process.env["GATSBY_PREVIEW"])
  const plainForm = provider.createPlainForm(emails.general, { path: sentPath, address: `${website}${sentPath}` })
  const mayHaveBeenSent = interrupted && status !== "sending"

  return (
    <FormFrame
      method={isPreview ? "get" : "post"}
      action={isPreview ? sentPath : plainForm.action}
      aria-labelledby={messageAnchor}
      {...formProps}
    >
      <h2 id={messageAnchor} tabIndex={-1}>
        <HeadingText>{formHeading}</HeadingText>
      </h2>
      {Object.entries(isPreview ? {} : { ...plainForm.fields, ...languageLine }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot aria-hidden="true">
        <label>
          {words.leaveEmpty}
          <input
            ref={honeypot}
            type="text"
            name={isPreview ? undefined : provider.honeypot}
            tabIndex={-1}
            autoComplete="off"
          />
        </label>
      </Honeypot>
      <FormFields fields={fields} field={field} named={!isPreview} />
      <SmallPrint>
        <AutoLink>{privacy}</AutoLink>
      </SmallPrint>
      <FormNote note={formNote} />
      {mayHaveBeenSent && (
        <Notice id="may-have-been-sent">
          <AutoLink>{mayHaveBeenSentText}</AutoLink>
        </Notice>
      )}
      {isSent && status === "editing" && (
        <Sent>
          <p>{previewNote ?? (replyTime ? fill(words.sentAnswered, { replyTime }) : words.sent)}</p>
          <Button type="button" $variant="secondary" onClick={() => setIsSent(false)}>
            {formWords.close}
          </Button>
        </Sent>
      )}
      {status === "failed" && (
        <SendFailed
          stillHere={words.stillHere}
          email={emails.general}
          subject={values.subject}
          text={[values.message, "", ...listMessageLines(fields, values).map(({ value }) => value)].join("\n")}
        />
      )}
      <div>
        <Button {...submitProps} aria-describedby={mayHaveBeenSent ? "may-have-been-sent" : undefined}>
          {status === "sending" ? formWords.sending : words.send}
        </Button>
      </div>
    </FormFrame>
  )
}

export const fragment = graphql`
  fragment ContactForm on ContactJson {
    formHeading
    privacy
    formNote {
      ...FormNote
    }
    mayHaveBeenSent
    messageSent {
      ...TextBlock
    }
  }
`
