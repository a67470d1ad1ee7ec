import { ButtonAnchor } from "../components/Button"
import { Icon } from "../components/Icon"
import { telHref, whatsAppUrl } from "../content/phone"
import { useClinic } from "../components/useClinic"

interface ContactAlternativesProps {
  /** The clinic's address the email goes to. */
  email: string
  subject: string
  /** What the email and the WhatsApp message say already; the visitor sends them, or does not. */
  text: string
  /** Makes the first of them the page's main button. */
  isPrimary?: boolean
  texts: { readonly call: string; readonly email: string; readonly whatsapp: string }
}

/** Links that call the clinic or open a message to it that is already written. Line breaks by RFC 6068 section 5. */
export const ContactAlternatives = ({ email, subject, text, isPrimary = false, texts }: ContactAlternativesProps) => {
  const { phone, whatsapp } = useClinic()
  const firstVariant = isPrimary ? "primary" : "secondary"
  return (
    <>
      {whatsapp && (
        <ButtonAnchor $variant={firstVariant} href={whatsAppUrl(whatsapp, `${subject}\n\n${text}`)}>
          <Icon name="send" />
          {texts.whatsapp}
        </ButtonAnchor>
      )}
      <ButtonAnchor
        $variant={whatsapp ? "secondary" : firstVariant}
        href={`mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`}
      >
        <Icon name="mail" />
        {texts.email}
      </ButtonAnchor>
      <ButtonAnchor $variant="secondary" href={telHref(phone)}>
        <Icon name="phone" />
        {texts.call}
      </ButtonAnchor>
    </>
  )
}
