import { graphql } from "gatsby"
import { useEffect, useRef, useState } from "react"
import styled from "styled-components"
import { Button } from "../components/Button"
import { Linked } from "../components/Linked"
import { useClinic } from "../hooks/useClinic"
import { FieldPair, FormFrame, Notice, Privacy } from "./FormFrame"
import { FormField } from "./FormField"
import type { ContactMessage } from "./contactRules"
import { createDelivery } from "./delivery"
import { draft } from "./draft"
import { messageLimit } from "./messageLimit"
import { SendFailed } from "./SendFailed"
import { plainAddress, settings } from "./sendMessage"
import { useForm } from "./useForm"

const initialValues: ContactMessage = { name: "", email: "", subject: "", message: "" }

const required = ["name", "email", "subject", "message"] as const

// Off the screen, not `display: none`, which robots know to leave empty.
const Honey = styled.div`
  position: absolute;
  left: -9999px;
`

/** Exported for tests: settled, it is as in a tab that has just been opened. */
export const messageDelivery = createDelivery<ContactMessage>()

const success = {
  title: "Message Sent!",
  message: "Thank you for contacting us. We'll get back to you within 24 hours.",
}

/**
 * The contact form (specification sections 2, 4, 5 and 7). What was typed survives every failure, a reload and the back
 * button; it is forgotten when sent or when the tab is closed. Without scripts it posts to the forwarder itself.
 */
export const ContactForm = ({ formHeading, privacy, mayHaveArrived }: Queries.ContactFormFragment) => {
  const { emails, website } = useClinic()
  const honey = useRef<HTMLInputElement>(null)
  const [cutOff, setCutOff] = useState(false)
  const { field, values, stage, formProps } = useForm<ContactMessage>({
    initialValues,
    loadRules: () => import("./contactRules"),
    required,
    missingMessage: "Please fill in all fields",
    known: draft.read,
    delivery: messageDelivery,
    onValid: async message => {
      const sent = await messageDelivery.send(
        message,
        { to: emails.general, message, honey: honey.current?.value },
        success
      )
      // Here, not in an effect: the form may be gone by now.
      if (sent) draft.clear()
      else draft.write(message, cutOff)
    },
    onDone: () => setCutOff(false),
  })
  // Before the draft is written for the first time.
  useEffect(() => setCutOff(stage === "editing" && draft.wasCutOff()), [])
  useEffect(() => draft.write(values, cutOff || stage === "sending"), [values, cutOff, stage])
  const doubtful = cutOff && stage !== "sending"

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
        <FormField
          field={field("email")}
          name="email"
          label="Email"
          type="email"
          required
          autoComplete="email"
          placeholder="name@example.com"
        />
      </FieldPair>
      <FormField field={field("subject")} name="subject" label="Subject" required />
      <FormField field={field("message")} name="message" label="Message" required rows={5} limit={messageLimit} />
      <Privacy>
        <Linked>{privacy}</Linked>
      </Privacy>
      {doubtful && (
        <Notice id="may-have-arrived">
          <Linked>{mayHaveArrived}</Linked>
        </Notice>
      )}
      {stage === "failed" && (
        <SendFailed
          what="message"
          email={emails.general}
          subject={values.subject}
          text={`${values.message}\n\n${values.name}\n${values.email}`}
        />
      )}
      <div>
        <Button
          type="submit"
          disabled={stage === "sending"}
          aria-describedby={doubtful ? "may-have-arrived" : undefined}
        >
          {stage === "sending" ? "Sending..." : "Send Message"}
        </Button>
      </div>
    </FormFrame>
  )
}

export const fragment = graphql`
  fragment ContactForm on ContactJson {
    formHeading(hyphens: true)
    privacy(hyphens: true)
    mayHaveArrived(hyphens: true)
  }
`
