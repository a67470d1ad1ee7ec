import { ButtonAnchor } from "../components/Button"
import { CopyButton } from "../components/CopyButton"
import { ContentIcon } from "../components/Icon"
import { whatsAppUrl } from "../model/phone"
import { useClinic, useWays } from "../components/useClinic"
import { useWords } from "../words/useWords"
import { createMailLink } from "./createMailLink"
import { useLanguageLine } from "./useLanguageLine"

interface ContactAlternativesProps {
  /** The clinic's address the email goes to. */
  email: string
  subject: string
  /** What the email and the WhatsApp message say already, before the language; the visitor sends them, or does not. */
  text: string
  /** Makes the first of them the page's main button. */
  isPrimary?: boolean
  texts: { readonly call: string; readonly email: string; readonly whatsapp: string }
}

/**
 * Links that call the clinic or open a message to it that is already written, in the clinic's order. Beside an email that is
 * too long for a link is a button that copies it whole. WhatsApp opens beside the page, which keeps what was typed.
 */
export const ContactAlternatives = ({ email, subject, text, isPrimary = false, texts }: ContactAlternativesProps) => {
  const languageLine = Object.entries(useLanguageLine()).map(([label, language]) => `${label}: ${language}`)
  const body = [text, ...languageLine].join("\n")
  const { whatsapp } = useClinic()
  const { first, direct } = useWays()
  const words = useWords("form")
  const mail = createMailLink(email, subject, body, words.pasteRest)
  const written = {
    icon: "mail",
    label: texts.email,
    href: mail.href,
    beside: {},
  }
  const others = direct.map(({ by, icon, to }) =>
    by === "whatsapp" && whatsapp
      ? {
          icon,
          label: texts.whatsapp,
          href: whatsAppUrl(whatsapp, `${subject}\n\n${body}`),
          beside: { target: "_blank", rel: "noopener" },
        }
      : { icon, label: texts.call, href: to, beside: {} }
  )
  const ways = first.by === "form" ? [written, ...others] : [...others, written]
  return (
    <>
      {ways.map(({ icon, label, href, beside }, index) => (
        <ButtonAnchor key={label} $variant={isPrimary && index === 0 ? "primary" : "secondary"} href={href} {...beside}>
          <ContentIcon name={icon} />
          {label}
        </ButtonAnchor>
      ))}
      {mail.isShortened && <CopyButton text={body} name={words.copyMessage} />}
    </>
  )
}
