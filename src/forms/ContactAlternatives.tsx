import type { Ref } from "react"
import styled from "styled-components"
import { ActionRow, CopyButton } from "../components/ActionLink"
import { ContactLink, LinkedText } from "../components/LinkedText"
import { ButtonLink } from "../components/Button"
import { Row } from "../components/primitives"
import { ContentIcon } from "../components/Icon"
import { SmallPrint } from "../components/typography"
import { encodeText, whatsAppUrl } from "../model/links/contacts"
import { useSite } from "../components/useSite"
import { useWords, useLanguageLine } from "../words/useWords"
import { toastHeight } from "../styles/tokens"

/** Maximum number of characters of the link: some mail programs, such as Outlook, truncate longer ones. */
const maxLinkLength = 1999
const maxSubjectLength = 500

/** Returns the beginning of a text that fits into `room` characters of a URL, without cutting a character in two. */
const cut = (text: string, room: number): string => {
  let used = 0
  let shortened = ""
  for (const character of text) {
    used += encodeText(character).length
    if (used > room) return shortened.trimEnd()
    shortened += character
  }
  return shortened
}

/**
 * Returns a `mailto:` link to `to`, with line breaks by RFC 6068 section 5. A body that is too long is shortened and
 * ends in `rest`, which asks the visitor to paste the remaining text.
 */
export const createMailLink = (to: string, subject: string, body: string, rest: string): string => {
  const toHref = (text: string): string =>
    `mailto:${to}?subject=${encodeText(cut(subject, maxSubjectLength))}&body=${encodeText(text)}`
  const lines = body.replaceAll("\n", "\r\n")
  const whole = toHref(lines)
  if (whole.length <= maxLinkLength) return whole
  const end = `\r\n\r\n${rest}`
  return toHref(`${cut(lines, maxLinkLength - toHref(end).length)}${end}`)
}

const Buttons = styled(Row)<{ $isLarge: boolean }>`
  /* Room for a notification below them, when they are scrolled into view. */
  scroll-margin-bottom: calc(${toastHeight} + 0.5rem);
  ${({ $isLarge }) =>
    $isLarge &&
    `
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
    > a {
      min-height: 3.5rem;
      font-size: var(--text-large);
    }
  `}
`

interface ContactAlternativesProps {
  /** The clinic's email address. */
  email: string
  subject: string
  /**
   * Prepared text of the email and the WhatsApp message, before the line about the language. The visitor decides
   * whether to send it.
   */
  text: string
  /** Whether these links are what the visitor came to the page for. They are large then, and the first is primary. */
  isMain?: boolean
  /** Receives the element with the links. */
  buttons?: Ref<HTMLDivElement>
  texts: { readonly call: string; readonly email: string; readonly whatsapp: string }
}

/**
 * Shows links that call the clinic or open a prepared message to it, in the clinic's order. Many devices have no email
 * program, and a press of the link then does nothing: so the email address and the text can be copied. WhatsApp opens in
 * another tab, so that the page keeps the form.
 */
export const ContactAlternatives = ({
  email,
  subject,
  text,
  isMain = false,
  buttons,
  texts,
}: ContactAlternativesProps) => {
  const languageLine = Object.entries(useLanguageLine()).map(([label, language]) => `${label}: ${language}`)
  const body = [text, ...languageLine].join("\n")
  const { whatsapp } = useSite().clinic
  const { first, direct } = useSite().contactOptions
  const words = useWords("form")
  const written = {
    icon: "mail",
    label: texts.email,
    to: createMailLink(email, subject, body, words.pasteRest),
    beside: {},
  }
  const others = direct.map(({ by, icon, to }) =>
    by === "whatsapp" && whatsapp
      ? {
          icon,
          label: texts.whatsapp,
          to: whatsAppUrl(whatsapp, `${subject}\n\n${body}`),
          beside: { target: "_blank", rel: "noopener" },
        }
      : { icon, label: texts.call, to, beside: {} }
  )
  const options = first.by === "form" ? [written, ...others] : [...others, written]
  return (
    <>
      <Buttons ref={buttons} $isLarge={isMain}>
        {options.map(({ icon, label, to, beside }, index) => (
          <ButtonLink key={label} $variant={isMain && index === 0 ? "primary" : "secondary"} to={to} {...beside}>
            <ContentIcon name={icon} />
            {label}
          </ButtonLink>
        ))}
      </Buttons>
      <div className="needs-script no-print">
        <SmallPrint>
          <LinkedText values={{ email: <ContactLink contact={email} /> }}>{words.noEmailProgram}</LinkedText>
        </SmallPrint>
        <ActionRow>
          <CopyButton text={email} name={words.copyEmail} />
          <CopyButton text={body} name={words.copyMessage} />
        </ActionRow>
      </div>
    </>
  )
}
