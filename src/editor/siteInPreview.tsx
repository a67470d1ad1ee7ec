import { type AnchorHTMLAttributes, createContext, useContext } from "react"

/** What the site's pages import from Gatsby and react-helmet, for the editor's previews. */

export const graphql = (): string => ""

/** The content that every section asks for, from the files as the editor knows them. */
export const ContentInPreview = createContext<unknown>(undefined)

/** The site has one static query, the one for the clinic's details and what is on. */
export const useStaticQuery = (): unknown => ({ content: useContext(ContentInPreview) })

export const Link = ({ to, children, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a href={to} {...rest}>
    {children}
  </a>
)

/** The head is the editor's own. */
export const Helmet = (): null => null
