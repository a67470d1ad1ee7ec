import { PhoneLink } from "./AutoLink"
import { useSite } from "./useSite"

/** Shows a link to the clinic's phone or WhatsApp, labelled with the number. `way` is one of these two. */
export const DirectLink = ({ way: { by, to, label } }: { way: Queries.ContactOptionFragment }) => {
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
