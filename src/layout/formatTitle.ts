/** Returns the title of a page with the clinic's name, which comes first on the home page. */
export const formatTitle = ({ name }: { name: string }, page: string, title: string): string =>
  page === "home" ? `${name}: ${title}` : `${title} | ${name}`
