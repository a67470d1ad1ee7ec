import { type AnchorHTMLAttributes, createContext, useContext } from "react"

/** What the site's sections import from Gatsby, for the editor's preview: links lead nowhere, and there is one query. */

export const graphql = (): string => ""

/** The content that every section asks for, from the files as the editor knows them. */
export const ContentInPreview = createContext<unknown>(undefined)

/** The site has one static query, the one for the clinic's details and what is published. */
export const useStaticQuery = (): unknown => ({ content: useContext(ContentInPreview) })

export const Link = ({ to, children, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a href={to} onClick={event => event.preventDefault()} {...rest}>
    {children}
  </a>
)
