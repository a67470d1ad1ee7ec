import { pages } from "../content/pages"
import { telHref, whatsAppUrl } from "../content/phone"
import type { IconName } from "./iconPaths"
import { useWords } from "../words/useWords"
import { useClinic } from "./useClinic"

/** A way to reach the clinic: where its link leads, what it is called, and its icon. */
export interface ContactWay {
  to: string
  label: string
  icon: IconName
}

/** The ways to reach the clinic; `primary` is the one that it wants people to try first. */
export const useContactWays = (): { primary: ContactWay; call: ContactWay } => {
  const words = useWords("layout")
  const { phone, whatsapp, primaryContact } = useClinic()
  const call: ContactWay = { to: telHref(phone), label: words.callNow, icon: "phone" }
  const ways: Readonly<Record<string, ContactWay | false>> = {
    whatsapp: whatsapp !== null && { to: whatsAppUrl(whatsapp), label: words.whatsApp, icon: "send" },
    form: { to: pages.contact.path, label: words.contactUs, icon: "mail" },
  }
  return { primary: ways[primaryContact] || call, call }
}
