import { graphql } from "gatsby"
import { useEffect, useRef, useState } from "react"
import styled from "styled-components"
import { Button } from "../components/Button"
import { Linked } from "../components/Linked"
import { useClinic } from "../hooks/useClinic"
import { withoutReact } from "../styles/tokens"
import { BookedPanel } from "./BookedPanel"
import { FieldPair, FormFrame, Privacy } from "./FormFrame"
import { FormField } from "./FormField"
import type { AppointmentRequest } from "./appointmentRules"
import { createDelivery } from "./delivery"
import { SendFailed } from "./SendFailed"
import { useForm } from "./useForm"
import { utcToday } from "./utcToday"
import { writtenRequest } from "./writtenRequest"

const initialValues: AppointmentRequest = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  service: "",
  date: "",
  time: "",
  notes: "",
}

const required = ["firstName", "lastName", "email", "phone", "service", "date", "time"] as const

/** Exported for tests: settled, it is as in a tab that has just been opened. */
export const requestDelivery = createDelivery<AppointmentRequest>()

/** Where the form leads when it is submitted without React: nowhere, but to these words. */
const byPhoneId = "by-phone"

const ByPhone = styled.p`
  display: none;
  padding: 1rem 1.25rem;
  border-radius: var(--radius-small);
  background: var(--danger-soft);
  &:target {
    display: block;
  }
  ${withoutReact("display: block;")}
`

const Form = styled(FormFrame)`
  ${withoutReact(`> :not(#${byPhoneId}) { display: none; }`)}
`

interface AppointmentFormProps extends Queries.AppointmentFormFragment {
  bookable: readonly string[]
}

/**
 * The appointment request (specification sections 2 to 5). Its controls have no `name`: submitted by the browser itself
 * it carries nothing, so that no patient's data can end in an address or a log. By default nothing is sent; where the clinic
 * chose the delivery `forward`, the success toast waits for the forwarder's answer. It is never stored: what is under way
 * or did not arrive is in the tab's memory alone, so a reload loses it.
 */
export const AppointmentForm = ({ delivery, privacy, byPhone, timeSlots, booked, bookable }: AppointmentFormProps) => {
  const { emails } = useClinic()
  const way = delivery === "forward" ? "forward" : "none"
  const frame = useRef<HTMLDivElement>(null)
  const [today, setToday] = useState<string>()
  const [done, setDone] = useState<AppointmentRequest>()
  useEffect(() => setToday(utcToday()), [])
  const { field, values, stage, formProps } = useForm<AppointmentRequest>({
    initialValues,
    loadRules: () => import("./appointmentRules"),
    required,
    missingMessage: "Please fill in all required fields",
    known: () => {
      const wanted = new URLSearchParams(window.location.search).get("service")
      return wanted && bookable.includes(wanted) ? { service: wanted } : {}
    },
    delivery: requestDelivery,
    onValid: async request => {
      const { firstName, lastName, ...details } = request
      const { service, date, time } = request
      const success = {
        title: "Appointment Booked!",
        message: `Your appointment for ${service} on ${date} at ${time} has been scheduled. A confirmation email will follow shortly.`,
      }
      if (way === "none") requestDelivery.finish(request, success)
      else
        await requestDelivery.send(
          request,
          {
            to: emails.appointments,
            message: { name: `${firstName} ${lastName}`, ...details, _subject: `${booked.subject}: ${service}` },
          },
          success
        )
    },
    onDone: setDone,
  })
  return (
    <div ref={frame}>
      {done && (
        <BookedPanel
          words={booked}
          standing={booked[way]}
          request={done}
          onAnother={() => {
            setDone(undefined)
            frame.current?.querySelector("input")?.focus()
          }}
        />
      )}
      <Form action={`#${byPhoneId}`} aria-label="Book an Appointment" {...formProps}>
        <ByPhone id={byPhoneId}>
          <Linked>{byPhone}</Linked>
        </ByPhone>
        <FieldPair>
          <FormField field={field("firstName")} label="First name" required autoComplete="given-name" />
          <FormField field={field("lastName")} label="Last name" required autoComplete="family-name" />
        </FieldPair>
        <FieldPair>
          <FormField
            field={field("email")}
            label="Email"
            type="email"
            required
            autoComplete="email"
            placeholder="name@example.com"
          />
          <FormField
            field={field("phone")}
            label="Phone"
            type="tel"
            required
            autoComplete="tel"
            placeholder="263 77 123 4567"
          />
        </FieldPair>
        <FormField field={field("service")} label="Service type" required options={bookable} />
        <FieldPair>
          <FormField field={field("date")} label="Preferred date" type="date" required min={today} />
          <FormField field={field("time")} label="Preferred time" required options={timeSlots} />
        </FieldPair>
        <FormField field={field("notes")} label="Additional notes" rows={3} />
        <Privacy>
          <Linked>{privacy[way]}</Linked>
        </Privacy>
        {stage === "failed" && (
          <SendFailed
            what="request"
            email={emails.appointments}
            subject={`${booked.subject}: ${values.service}`}
            text={writtenRequest(booked.message, values)}
          />
        )}
        <div>
          <Button type="submit" disabled={stage === "sending"}>
            {stage === "sending" ? "Sending..." : "Book Appointment"}
          </Button>
        </div>
      </Form>
    </div>
  )
}

export const fragment = graphql`
  fragment AppointmentForm on AppointmentJson {
    delivery
    privacy {
      none(hyphens: true)
      forward(hyphens: true)
    }
    byPhone(hyphens: true)
    timeSlots
    booked {
      ...BookedPanel
    }
  }
`
