import { createContext } from "react"

/** From when until when the notice is shown, in milliseconds since 1970. */
export interface NoticeTimes {
  from: number
  until: number
}

/** Takes the notice's times. Only the server does (gatsby-ssr.tsx), which puts the script that keeps them into the head. */
export const NoticeContext = createContext<(times: NoticeTimes) => void>(() => undefined)
