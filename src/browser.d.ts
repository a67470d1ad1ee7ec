import type { Carousel } from "./inline/carousel"

declare global {
  interface Window {
    /** The owner of the home page's slides. */
    carousel?: Carousel
  }
}

/** Attributes that the types of React 18 do not have. React writes them as they are. */
declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto"
    inert?: ""
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string
  }
  interface DetailsHTMLAttributes<T> {
    name?: string
  }
  interface LinkHTMLAttributes<T> {
    fetchpriority?: "high"
  }
  interface DOMAttributes<T> {
    [hook: `data-${string}`]: string | number | boolean | undefined
  }
  interface CSSProperties {
    [property: `--${string}`]: string
  }
}
