import { type AnchorHTMLAttributes, createContext, useContext } from "react"

/** What the site's sections import from Gatsby, for the editor's preview: links lead nowhere, and there is one query. */

export const graphql = (): string => ""

/** The clinic's details that every section asks for, from the file as the editor knows it. */
export const ClinicInPreview = createContext<unknown>(undefined)

/** The site has one static query, the one for the clinic's details. */
export const useStaticQuery = (): unknown => ({ content: { clinic: useContext(ClinicInPreview) } })

export const Link = ({ to, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a href={to} onClick={event => event.preventDefault()} {...rest} />
)
