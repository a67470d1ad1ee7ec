/**
 * The pages search engines may show. `data` names the files of `data/` a page is made from, its own first, which has its
 * title; `page` its file in `src/pages`; `slide` the opening picture drawn on its share picture, counted from 0.
 */
export const routes = [
  { path: "/", page: "index", data: ["home", "slides", "services", "testimonials"], slide: 0 },
  { path: "/services/", page: "services", data: ["services"], slide: 1 },
  { path: "/about/", page: "about", data: ["about", "stats", "values"], slide: 2 },
  { path: "/contact/", page: "contact", data: ["contact", "clinic"], slide: 2 },
  { path: "/faq/", page: "faq", data: ["faqs"], slide: 1 },
  { path: "/appointment/", page: "appointment", data: ["appointment", "services"], slide: 0 },
] as const

export type RoutePath = (typeof routes)[number]["path"]

/** Address of the picture shown where a page is shared. */
export const sharePicture = (path: RoutePath): string => `/share/${path.replaceAll("/", "") || "home"}.jpg`

/** Size of a share picture in pixels: what most services show uncut. */
export const shareSize = { width: 1200, height: 630 } as const
