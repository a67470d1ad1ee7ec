import { useState } from "react"
import type { Words } from "../words/words"

const loadSlips = () => import(/* webpackChunkName: "address-slips" */ "./addressSlips")

/** Advises on a probable typing error in an email address, once its field has lost the focus. */
export const useAddressAdvice = (words: Words["form"]) => {
  const [left, setLeft] = useState("")
  const [slips, setSlips] = useState<Awaited<ReturnType<typeof loadSlips>>>()
  return {
    /** Records the address in a field that has lost the focus. */
    leave: (address: string): void => {
      setLeft(address)
      // If this does not load, there is no advice on addresses.
      if (address) loadSlips().then(setSlips, () => undefined)
    },
    advise: (address: string) => (address && address === left ? slips?.adviseAddress(address, words) : undefined),
  }
}
