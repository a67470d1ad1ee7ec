import { useContext } from "react"
import { pageParts } from "../model/pages"
import { type SiteFacts, SiteFactsContext } from "./siteFacts"

const useFacts = (): SiteFacts => {
  const facts = useContext(SiteFactsContext)
  if (!facts) throw new Error("No facts")
  return facts
}

/** Returns the clinic's name, numbers and address, from the one place where they are defined. */
export const useClinic = () => useFacts().clinic

/** Returns whether there is another logo for the dark theme. */
export const useHasDarkLogo = (): boolean => useFacts().brand.darkLogo !== null

/** Returns further numbers for urgent cases, such as the night number. */
export const useEmergencyPhones = () => (useClinic().phones ?? []).filter(({ emergency }) => emergency)

/** Returns the clinic's hours in words. */
export const useHours = () => useFacts().hours

/** Returns the notice, or null if it is off. */
export const useNotice = () => useFacts().notice

/** Returns the ways to reach the clinic. */
export const useWays = () => useFacts().ways

/** Returns whether the contact page has a map. */
export const useHasMap = (): boolean => useFacts().contact.map !== null

/** Returns whether there are guides for patients. */
export const useHasGuides = (): boolean => useFacts().patients !== null

/** Returns the parts of pages that the footer links to, if the clinic has filled them in. */
export const usePageParts = () => {
  const { clinic, contact, team } = useFacts()
  const content = { complaints: contact.complaints, access: clinic.access, languages: clinic.languages?.[0], team }
  return pageParts.filter(({ name }) => content[name])
}

/** Returns the policies; one that is off is `null`. */
export const usePolicies = () => useFacts().policies
