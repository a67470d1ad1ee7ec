import { PhoneLink } from "./AutoLink"
import { useClinic } from "./useClinic"

/** Shows the clinic's phone number, or its WhatsApp with the number, as a link. `way` is one of the direct ones. */
export const DirectLink = ({ way: { by, to, label } }: { way: Queries.ContactWayFragment }) => {
  const { phone, whatsapp } = useClinic()
  return by === "phone" ? (
    <PhoneLink number={phone} />
  ) : (
    <a href={to} translate="no">
      {/* The number stays on one line. */}
      {`${label} ${whatsapp?.replaceAll(" ", "\u00A0")}`}
    </a>
  )
}
