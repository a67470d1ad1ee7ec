import { graphql } from "gatsby"
import { type RefObject, useEffect, useRef, useState } from "react"
import styled from "styled-components"
import { appointmentDraft, byPhoneId } from "../inline/contract"
import { Button } from "../components/Button"
import { Box } from "../components/primitives"
import { SmallPrint } from "../components/typography"
import { ContactLink, LinkedText } from "../components/LinkedText"
import { DirectLink, WithoutCall } from "../components/ContactDetails"
import { useDateFormat } from "../components/useDateFormat"
import { useSite } from "../components/useSite"
import { countMonthsAhead, formatTime, formatWeekday } from "../model/hours/formatDateTime"
import { withoutScript } from "../styles/tokens"
import { useLanguageLine, usePreviewNote, useWords } from "../words/useWords"
import { fill } from "../words/words"
import {
  type AppointmentRequest,
  createAppointmentFields,
  describeUnbookableDay,
  formatRequest,
  listBookableTimes,
  summarizeRequest,
} from "./appointmentFields"
import { ConfirmationPanel } from "./ConfirmationPanel"
import { createFormStore } from "./createFormStore"
import { FormFields, FormFrame, type Option } from "./FormFields"
import { SendFailed } from "./SendFailed"
import { useForm } from "./useForm"

/** State of the appointment request. Exported for tests, which reset it to the state of a new tab. */
export const requestStore = createFormStore<keyof AppointmentRequest>({ ...appointmentDraft, keepsDone: true })

/** Loads the advice about days once a day is chosen. If it does not load, there is no advice. */
const loadAdvice = () => import(/* webpackChunkName: "day-advice" */ "./adviseVisitTime")

type VisitAdvice = Awaited<ReturnType<typeof loadAdvice>>

const ByPhone = styled(Box).attrs({ $look: "danger", $small: true })`
  display: none;
  /* An email address fits on a phone of 360 px. */
  padding-inline: 0.875rem;
  &:target {
    display: block;
  }
  /* Nothing is below it there. Stronger than src/layout/pageStyles.ts, which keeps the place of the fields. */
  ${withoutScript("display: block; position: static;", "&&&&&")}
`

const Form = styled(FormFrame)`
  ${withoutScript("display: none;", `& > :not(#${byPhoneId})`)}
`

/** Shows the ways to book without the form. */
const ByPhoneText = ({ text }: { text: string }) => {
  const { clinic, contactOptions } = useSite()
  return (
    <ByPhone id={byPhoneId}>
      <p>
        <LinkedText>{text}</LinkedText>
      </p>
      <WithoutCall />
      {contactOptions.direct
        .filter(({ by }) => by !== "phone")
        .map(option => (
          <DirectLink key={option.by} option={option} />
        ))}
      <p>
        <ContactLink contact={clinic.emails.appointments} />
      </p>
    </ByPhone>
  )
}

interface AppointmentFormProps extends Queries.AppointmentFormFragment {
  bookable: readonly Option[]
}

/** Returns the title of a service in the page's language. The value is its name in the clinic's own language. */
const getTitle = (bookable: readonly Option[], service: string): string =>
  bookable.find(({ value }) => value === service)?.title ?? service

/**
 * Returns functions that judge the day and the time of a request: whether the clinic is open then, and what is unusual
 * about them, once `advice` is loaded.
 */
const useVisitTimes = ({ timeSlots, bookAheadText }: AppointmentFormProps, advice: VisitAdvice | undefined) => {
  const words = useWords("appointmentForm")
  const format = useDateFormat()
  const { clinic } = useSite()
  const { openingHours, locale } = clinic
  return {
    findUnbookable: ({ date, time }: AppointmentRequest) => {
      const unbookable = describeUnbookableDay(openingHours, timeSlots, date, words, format)
      if (unbookable) return { date: unbookable }
      return !time || listBookableTimes(openingHours, timeSlots, date).includes(time) ? {} : { time: words.closedTime }
    },
    advise: (request: AppointmentRequest) =>
      advice?.adviseVisitTime(request, new Date(), {
        slots: timeSlots,
        timeZone: locale.timeZone,
        months: countMonthsAhead(clinic),
        ahead: bookAheadText,
        // Drawn as a link, beside the field.
        phone: "{phone}",
        words,
        format,
      }) ?? {},
  }
}

/** Returns a function that sends a request, or completes it at once if the clinic does not receive requests. */
const useSending = ({ delivery, confirmation, bookable }: AppointmentFormProps) => {
  const words = useWords("form")
  const previewNote = usePreviewNote()
  const languageLine = useLanguageLine()
  const dateFormat = useDateFormat()
  const { clinic } = useSite()
  return (request: AppointmentRequest) => {
    const { firstName, lastName, ...details } = request
    const [date, time] = [formatWeekday(request.date, dateFormat), formatTime(request.time, dateFormat)]
    const { toast } = confirmation[delivery === "forward" ? "forward" : "none"]
    const success = {
      ...toast,
      message: fill(toast.message, { service: getTitle(bookable, request.service), date, time }),
      previewNote,
    }
    if (delivery !== "forward") return requestStore.finish(request, success, words)
    const submission = {
      to: clinic.emails.appointments,
      message: { name: `${firstName} ${lastName}`, ...details, date, time, ...languageLine },
      subject: `${confirmation.subject}: ${request.service}`,
    }
    return requestStore.send(request, submission, success, words)
  }
}

interface ConfirmationProps extends AppointmentFormProps {
  state: ReturnType<typeof requestStore.getState>
  /** The element around the confirmation and the form. */
  container: RefObject<HTMLElement>
}

/** Shows the confirmation of the last request, until it is closed. The focus then moves to the form. */
const Confirmation = ({ delivery, confirmation, bookable, state, container }: ConfirmationProps) => {
  const { done, number, isDoneNow } = state
  if (!done) return null
  return (
    <ConfirmationPanel
      key={number}
      texts={confirmation}
      isForwarded={delivery === "forward"}
      request={done}
      serviceTitle={getTitle(bookable, done.service)}
      isRestored={!isDoneNow}
      onAnother={() => {
        requestStore.close()
        container.current?.querySelector("input")?.focus()
      }}
      onClose={() => {
        requestStore.close()
        container.current?.focus()
      }}
    />
  )
}

/**
 * Shows the appointment form ("Forms" in docs/product.md). Its controls have no `name`, so a submission by the browser
 * itself carries no data, and no patient's data can end up in a URL or a log. By default nothing is sent. If the
 * clinic chose to forward requests, the success toast waits for the provider's answer. The tab keeps the typed
 * values, and the confirmation until it is closed, for an hour at most.
 */
export const AppointmentForm = (props: AppointmentFormProps) => {
  const { delivery, privacy, byPhone, timeSlots, confirmation, bookable } = props
  const words = useWords("appointmentForm")
  const formWords = useWords("form")
  const dateFormat = useDateFormat()
  const { emails, openingHours, withoutCall } = useSite().clinic
  const isForwarded = delivery === "forward"
  // Somebody who cannot hear would write that into the notes, which may reach nobody.
  const notesHint = [isForwarded ? undefined : confirmation.notesLeftOut, withoutCall].filter(Boolean).join(" ")
  const fields = createAppointmentFields(words, formWords, notesHint)
  const container = useRef<HTMLDivElement>(null)
  const [advice, setAdvice] = useState<VisitAdvice>()
  const { field, values, state, formProps, submitProps } = useForm<keyof AppointmentRequest>({
    fields,
    words: formWords,
    missingMessage: words.missing,
    store: requestStore,
    ...useVisitTimes(props, advice),
    onSubmit: useSending(props),
  })
  useEffect(() => {
    if (values.date) loadAdvice().then(setAdvice, () => undefined)
  }, [values.date])
  return (
    <div ref={container} tabIndex={-1}>
      <Confirmation {...props} state={state} container={container} />
      <Form action={`#${byPhoneId}`} aria-label={words.title} {...formProps}>
        <ByPhoneText text={byPhone} />
        <FormFields
          fields={fields}
          field={field}
          options={{
            service: bookable,
            time: listBookableTimes(openingHours, timeSlots, values.date).map(time => ({
              value: time,
              title: formatTime(time, dateFormat),
            })),
          }}
        />
        <SmallPrint>
          <LinkedText>{isForwarded ? privacy.forward : privacy.none}</LinkedText>
        </SmallPrint>
        <SendFailed
          state={state}
          stillHere={words.stillHere}
          email={emails.appointments}
          subject={`${confirmation.subject}: ${values.service}`}
          text={formatRequest(confirmation.messageIntro, summarizeRequest(fields, values, dateFormat))}
        />
        <div>
          <Button {...submitProps}>{state.kind === "sending" ? formWords.sending : words.book}</Button>
        </div>
      </Form>
    </div>
  )
}

export const fragment = graphql`
  fragment AppointmentForm on AppointmentJson {
    delivery
    privacy {
      none
      forward
    }
    byPhone
    bookAheadText
    timeSlots
    confirmation {
      ...ConfirmationPanel
    }
  }
`
