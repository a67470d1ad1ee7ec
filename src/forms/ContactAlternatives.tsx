import { ButtonAnchor } from "../components/Button"
import { CopyButton } from "../components/CopyButton"
import { ContentIcon } from "../components/Icon"
import { whatsAppUrl } from "../model/phone"
import { useClinic, useWays } from "../components/useClinic"
import { useWords } from "../words/useWords"
import { createMailLink } from "./createMailLink"
import { useLanguageLine } from "./useLanguageLine"

interface ContactAlternativesProps {
  /** The clinic's email address. */
  email: string
  subject: string
  /**
   * Prepared text of the email and the WhatsApp message, before the line about the language. The visitor decides
   * whether to send it.
   */
  text: string
  /** Whether the first link is the main button of the page. */
  isPrimary?: boolean
  texts: { readonly call: string; readonly email: string; readonly whatsapp: string }
}

/**
 * Shows links that call the clinic or open a prepared message to it, in the clinic's order. If an email is too long for
 * a link, a button beside it copies the whole text. WhatsApp opens in another tab, so that the page keeps the form.
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
