import { useState } from "react"
import type { Words } from "../words/words"

const loadSlips = () => import(/* webpackChunkName: "email-slips" */ "./emailSlips")

/** Advises on a probable typing error in an email address, once its field has lost the focus. */
export const useEmailAdvice = (words: Words["form"]) => {
  const [left, setLeft] = useState("")
  const [slips, setSlips] = useState<Awaited<ReturnType<typeof loadSlips>>>()
  return {
    /** Records the email address in a field that has lost the focus. */
    leave: (email: string): void => {
      setLeft(email)
      // If this does not load, there is no advice on email addresses.
      if (email) loadSlips().then(setSlips, () => undefined)
    },
    advise: (email: string) => (email && email === left ? slips?.adviseEmail(email, words) : undefined),
  }
}
