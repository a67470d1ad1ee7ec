import { graphql } from "gatsby"
import { Fragment, useEffect, useRef, useState } from "react"
import styled from "styled-components"
import { Button, ButtonAnchor } from "../components/Button"
import { CopyButton } from "../components/ActionLink"
import { Icon } from "../components/Icon"
import { Box, Row } from "../components/primitives"
import { SmallPrint } from "../components/typography"
import { LinkedText } from "../components/LinkedText"
import { formatPostalAddress } from "../model/postalAddress"
import { formatTime, formatWeekday } from "../model/hours/formatDateTime"
import { WithoutCall } from "../components/ContactDetails"
import { useDateFormat } from "../components/useDateFormat"
import { useSite } from "../components/useSite"
import { breakpoints } from "../styles/tokens"
import { usePreviewNote, useWords } from "../words/useWords"
import { fill } from "../words/words"
import { type AppointmentRequest, createAppointmentFields, formatRequest, summarizeRequest } from "./appointmentFields"
import { ContactAlternatives } from "./ContactAlternatives"
import type { CalendarEvent } from "./createCalendarFile"

const Panel = styled(Box).attrs({ $look: "success", $gap: "1.25rem" })`
  margin-bottom: var(--gap);
  box-shadow: var(--shadow-low);
  h3 {
    margin-bottom: 0.75rem;
  }
  dl {
    display: grid;
    column-gap: 1.25rem;
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    min-width: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  ${breakpoints.phone} {
    dt {
      font-size: var(--text-small);
    }
    dd {
      margin-bottom: 0.5rem;
    }
  }
  ${breakpoints.tablet} {
    dl {
      grid-template-columns: auto 1fr;
      row-gap: 0.375rem;
    }
  }
`

const Answered = styled.p`
  margin-bottom: 1rem;
`

const NotesHint = styled(SmallPrint)`
  margin-top: 0.75rem;
`

/** Milliseconds in which a browser that can print says that it begins. */
const printStartMs = 500

/** Opens the print dialog. Calls `onSilence` if none has opened, and `onStart` once one does, however late. */
const printPage = (onStart: () => void, onSilence: () => void): void => {
  const timer = setTimeout(onSilence, printStartMs)
  const start = (): void => {
    clearTimeout(timer)
    onStart()
  }
  addEventListener("beforeprint", start, { once: true })
  try {
    window.print()
  } catch {
    // Refused, as in a frame without permission: nothing opens.
  }
}

/** Creates a UID. Unlike `randomUUID`, this works in a preview served without TLS. */
const createUid = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, "0")).join("")

/**
 * Returns the URL of a calendar file with the appointment, or undefined until it is ready. The file is offered as a
 * link, not opened by script, because phones open links without a question. The panel works without it.
 */
const useCalendarFile = (event: Omit<CalendarEvent, "uid" | "now">): string | undefined => {
  const [url, setUrl] = useState<string>()
  const [entry] = useState(event)
  useEffect(() => {
    let created = ""
    let isUnmounted = false
    import("./createCalendarFile")
      .then(({ createCalendarFile }) => {
        if (isUnmounted) return
        const file = createCalendarFile({ ...entry, uid: createUid(), now: new Date() })
        created = URL.createObjectURL(new Blob([file], { type: "text/calendar;charset=utf-8" }))
        setUrl(created)
      })
      .catch(() => undefined)
    return () => {
      isUnmounted = true
      if (created) URL.revokeObjectURL(created)
    }
  }, [entry])
  return url
}

/** Returns refs to the panel, which takes the focus when it appears, and to its buttons, which come into view. */
const useArrival = (isRestored: boolean) => {
  const panel = useRef<HTMLElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The editor's preview is inert, so the focus does not move there.
    if (isRestored || panel.current?.closest("[inert]")) return
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: "start" })
    // What is left to do comes before the heading, if there is no room for both above the notification.
    buttons.current?.scrollIntoView({ block: "nearest" })
  }, [isRestored])
  return { panel, buttons }
}

interface RequestProps {
  texts: Queries.ConfirmationPanelFragment
  /** The request for the clinic, with the service's name in the clinic's own language. */
  request: AppointmentRequest
  /** The title of the service in the page's language. */
  serviceTitle: string
}

interface RecordActionsProps extends RequestProps {
  onAnother: () => void
  /** Called when the panel is closed without moving to the form. */
  onClose?: (() => void) | undefined
}

/** Shows the ways to record the appointment (calendar, print, copy), and the buttons that leave the panel. */
const RecordActions = ({ texts, request, serviceTitle, onAnother, onClose }: RecordActionsProps) => {
  const { name, locale, address, phone } = useSite().clinic
  const words = useWords("appointmentForm")
  const { close } = useWords("form")
  const dateFormat = useDateFormat()
  /** What the last press may have come to: the browsers inside other apps do nothing, and report nothing. */
  const [answer, setAnswer] = useState("")
  const { date, time } = request
  const shownTime = formatTime(time, dateFormat)
  const event = {
    timeZone: locale.timeZone,
    date,
    time,
    summary: `${serviceTitle}, ${name} (${texts.unconfirmedSuffix})`,
    location: `${name}, ${formatPostalAddress(address)}`,
    description: `${formatWeekday(date, dateFormat)}, ${shownTime}\n${texts.reminder}\n${phone}`,
    reminders: { P1D: fill(words.tomorrow, { service: serviceTitle, time: shownTime, phone }), PT1H: texts.reminder },
  }
  const calendarUrl = useCalendarFile(event)
  const print = (): void =>
    printPage(
      () => setAnswer(""),
      () => setAnswer(words.noPrinter)
    )
  return (
    <>
      <Row>
        {calendarUrl && (
          <ButtonAnchor
            $variant="secondary"
            href={calendarUrl}
            download="appointment.ics"
            onClick={() => setAnswer(words.noCalendar)}
          >
            <Icon name="calendar-check" />
            {texts.calendar}
          </ButtonAnchor>
        )}
        {typeof globalThis.print === "function" && (
          <Button type="button" $variant="secondary" onClick={print}>
            <Icon name="printer" />
            {texts.print}
          </Button>
        )}
        <Button type="button" $variant="secondary" onClick={onAnother}>
          {texts.bookAnother}
        </Button>
        {onClose && (
          <Button type="button" $variant="secondary" onClick={onClose}>
            {close}
          </Button>
        )}
      </Row>
      <SmallPrint role="status">{answer}</SmallPrint>
      <CopyButton text={[event.summary, event.location, event.description].join("\n")} name={words.copyEntry} />
    </>
  )
}

interface ConfirmationPanelProps extends RecordActionsProps {
  /** Whether the request was sent to the clinic. The panel states it first. */
  isForwarded: boolean
  /** Whether the panel was restored after a navigation or reload; it then takes no focus. */
  isRestored?: boolean
}

/**
 * Shows the state of the request, its details and the next steps. The panel stays after the toast has gone, until the
 * visitor closes it. Nothing is sent unless the visitor sends it.
 */
export const ConfirmationPanel = ({ isForwarded, isRestored = false, ...record }: ConfirmationPanelProps) => {
  const { texts, request, serviceTitle } = record
  const { emails, replyTime } = useSite().clinic
  const { panel, buttons } = useArrival(isRestored)
  const words = useWords("appointmentForm")
  const note = usePreviewNote()
  const fields = createAppointmentFields(words, useWords("form"))
  const dateFormat = useDateFormat()
  const summary = summarizeRequest(fields, { ...request, service: serviceTitle }, dateFormat)
  const notes = request.notes.trim()
  const status = isForwarded ? texts.forward : texts.none
  const alternatives = (
    <ContactAlternatives
      buttons={isForwarded ? undefined : buttons}
      email={emails.appointments}
      subject={`${texts.subject}: ${request.service}`}
      text={formatRequest(texts.messageIntro, summarizeRequest(fields, request, dateFormat))}
      isMain={!isForwarded}
      texts={texts}
    />
  )
  return (
    <Panel as="section" ref={panel} tabIndex={-1} aria-labelledby="booked" aria-describedby="booked-status">
      <h2 id="booked">{status.heading}</h2>
      {/* What is left to do comes before everything else: on a small phone, a toast covers what is below. */}
      {!isForwarded && alternatives}
      <p id="booked-status">
        <LinkedText>{note ? `${status.text} ${note}` : status.text}</LinkedText>
      </p>
      <div>
        <h3>{texts.summaryHeading}</h3>
        <dl>
          {[...summary, ...(notes ? [{ label: words.notes, value: notes }] : [])].map(({ label, value }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
        {notes && <NotesHint className="no-print">{texts.notesLeftOut}</NotesHint>}
      </div>
      <div className="no-print">
        <h3>{texts.nextStepsHeading}</h3>
        {replyTime && (
          <Answered>
            <LinkedText values={{ replyTime }}>{words.answered}</LinkedText>
          </Answered>
        )}
        <WithoutCall />
        {isForwarded && alternatives}
        <RecordActions {...record} />
      </div>
    </Panel>
  )
}

export const fragments = graphql`
  fragment DeliveryAnswer on DeliveryAnswer {
    toast {
      title
      message
      note
    }
    heading
    text
  }

  fragment ConfirmationPanel on Confirmation {
    none {
      ...DeliveryAnswer
    }
    forward {
      ...DeliveryAnswer
    }
    summaryHeading
    nextStepsHeading
    notesLeftOut
    messageIntro
    subject
    whatsapp
    email
    call
    calendar
    print
    bookAnother
    unconfirmedSuffix
    reminder
  }
`
