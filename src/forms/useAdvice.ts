import { useState } from "react"
import type { Words } from "../words/words"
import type { FieldDefinition } from "./fields"

const loadSlips = () => import(/* webpackChunkName: "email-slips" */ "./emailSlips")

/** Digits of the shortest phone number with which somebody can be called from anywhere in a country. */
const minPhoneDigits = 7

/** Returns whether a text can hardly be a phone number. It may contain words, or two numbers. */
const isDoubtfulPhone = (text: string): boolean =>
  text.includes("@") || (text.match(/\p{Nd}/gu) ?? []).length < minPhoneDigits

/** Advises on a probable error in an email address or a phone number, once its field has lost the focus. */
export const useAdvice = (words: Words["form"]) => {
  const [left, setLeft] = useState<Readonly<Record<string, string>>>({})
  const [slips, setSlips] = useState<Awaited<ReturnType<typeof loadSlips>>>()
  return {
    /** Records the value of a field that has lost the focus. */
    leave: (name: string, { type }: FieldDefinition, value: string): void => {
      setLeft(before => ({ ...before, [name]: value }))
      // If this does not load, there is no advice on email addresses.
      if (type === "email" && value) loadSlips().then(setSlips, () => undefined)
    },
    advise: (
      name: string,
      { type, doubtful = "" }: FieldDefinition,
      value: string
    ): { text: string; corrected?: string } | undefined => {
      if (!value || value !== left[name]) return undefined
      if (type === "email") return slips?.adviseEmail(value, words)
      return type === "tel" && isDoubtfulPhone(value) ? { text: doubtful } : undefined
    },
  }
}
