import { createContext } from "react"

/** From when until when the notice is shown, in milliseconds since 1970. */
export interface NoticeTimes {
  from: number
  until: number
}

/** Receives the notice's times, only on the server: gatsby-ssr.tsx puts a script that keeps to them into the head. */
export const NoticeContext = createContext<(times: NoticeTimes) => void>(() => undefined)
