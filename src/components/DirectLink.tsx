import { PhoneLink } from "./AutoLink"
import { useSite } from "./useSite"

/** Shows a link to the clinic's phone or WhatsApp, labelled with the number. `option` is one of these two. */
export const DirectLink = ({ option: { by, to, label } }: { option: Queries.ContactOptionFragment }) => {
  const { phone, whatsapp } = useSite().clinic
  return by === "phone" ? (
    <PhoneLink number={phone} />
  ) : (
    <a href={to} translate="no">
      {/* The number stays on one line. */}
      {`${label} ${whatsapp?.replaceAll(" ", "\u00A0")}`}
    </a>
  )
}
