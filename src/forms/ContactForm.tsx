import { graphql } from "gatsby"
import { useEffect, useRef, useState } from "react"
import styled from "styled-components"
import { Button } from "../components/Button"
import { Linked } from "../components/Linked"
import { notify } from "../components/toast"
import { useClinic } from "../hooks/useClinic"
import { FieldPair, FormFrame, Privacy } from "./FormFrame"
import { FormField } from "./FormField"
import type { ContactMessage } from "./contactRules"
import { draft } from "./draft"
import { messageLimit } from "./messageLimit"
import { SendFailed } from "./SendFailed"
import { type Outcome, plainAddress, sendMessage, settings } from "./sendMessage"
import { useForm } from "./useForm"

const initialValues: ContactMessage = { name: "", email: "", subject: "", message: "" }

const required = ["name", "email", "subject", "message"] as const

// Off the screen, not `display: none`, which robots know to leave empty.
const Honey = styled.div`
  position: absolute;
  left: -9999px;
`

/** The send that is under way. It outlives the form, which is gone while the visitor reads another page. */
let underWay: Promise<Outcome> | undefined

const deliver = (email: string, message: ContactMessage, honey: string | undefined): Promise<Outcome> => {
  underWay = sendMessage(email, message, honey).then(outcome => {
    underWay = undefined
    if (outcome.sent) {
      draft.clear()
      void notify({ kind: "success", title: "Message Sent!", message: "Thank you for contacting us. We'll get back to you within 24 hours." })
    } else void notify({ kind: "error", title: "Could not send message", message: outcome.reason ?? `Please try again or email us at ${email}` })
    return outcome
  })
  return underWay
}

/**
 * The contact form (specification sections 2, 4, 5 and 7). What was typed survives every failure, a reload and the back
 * button; it is forgotten when sent or when the tab is closed. Without scripts it posts to the forwarder itself.
 */
export const ContactForm = ({ formHeading, privacy }: Queries.ContactFormFragment) => {
  const { emails, website } = useClinic()
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState(false)
  const honey = useRef<HTMLInputElement>(null)
  const follow = async (send: Promise<Outcome>) => {
    setSending(true)
    setFailed(false)
    const { sent } = await send
    setSending(false)
    setFailed(!sent)
    if (sent) reset()
  }
  const { field, values, reset, formProps } = useForm<ContactMessage>({
    initialValues,
    loadRules: () => import("./contactRules"),
    required,
    missingMessage: "Please fill in all fields",
    known: draft.read,
    onValid: message => follow(deliver(emails.general, message, honey.current?.value)),
  })
  useEffect(() => {
    if (underWay) void follow(underWay)
  }, [])
  useEffect(() => draft.write(values), [values])

  return (
    <FormFrame method="post" action={plainAddress(emails.general)} aria-labelledby="message-heading" {...formProps}>
      <h2 id="message-heading">{formHeading}</h2>
      {Object.entries({ ...settings, _next: `${website}/message-sent/` }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honey aria-hidden="true">
        <label>
          Leave this empty
          <input ref={honey} type="text" name="_honey" tabIndex={-1} autoComplete="off" />
        </label>
      </Honey>
      <FieldPair>
        <FormField field={field("name")} name="name" label="Full name" required autoComplete="name" />
        <FormField field={field("email")} name="email" label="Email" type="email" required autoComplete="email" placeholder="name@example.com" />
      </FieldPair>
      <FormField field={field("subject")} name="subject" label="Subject" required />
      <FormField field={field("message")} name="message" label="Message" required rows={5} limit={messageLimit} />
      <Privacy>
        <Linked>{privacy}</Linked>
      </Privacy>
      {failed && <SendFailed what="message" email={emails.general} subject={values.subject} text={`${values.message}\n\n${values.name}\n${values.email}`} />}
      <div>
        <Button type="submit" disabled={sending}>
          {sending ? "Sending..." : "Send Message"}
        </Button>
      </div>
    </FormFrame>
  )
}

export const fragment = graphql`
  fragment ContactForm on ContactJson {
    formHeading
    privacy
  }
`
