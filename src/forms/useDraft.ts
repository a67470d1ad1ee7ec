import type { useFormik } from "formik"
import { useEffect, useState, useSyncExternalStore } from "react"
import { useBrowserLayoutEffect } from "../../plugins/gatsby-plugin-on-demand/browser"
import { draftMs } from "../inline/contract"
import type { FormStore } from "./createFormStore"
import { readFields } from "./readFields"

type Formik<Name extends string> = Pick<
  ReturnType<typeof useFormik<Record<Name, string>>>,
  "initialValues" | "values" | "setValues" | "resetForm"
>

/**
 * Restores the draft of a form when it appears, keeps its values as they change, and empties it once they are delivered
 * or too old. Returns the state of the form, and whether the values have been restored.
 */
export const useDraft = <Name extends string>(
  store: FormStore<Name>,
  { initialValues, values, setValues, resetForm }: Formik<Name>
) => {
  const [isRestored, setIsRestored] = useState(false)
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const isSending = state.kind === "sending"

  // Before the first render can overwrite what was typed.
  useBrowserLayoutEffect(() => {
    void setValues(readFields(store.restore(initialValues)))
    setIsRestored(true)
    // Runs once, when the form appears.
  }, [])

  useEffect(() => {
    if (state.kind !== "done") return
    // A form that appears after a completed submission is empty, except for a value from a link.
    if (isRestored) resetForm()
    store.edit()
    // oxlint-disable-next-line react/exhaustive-deps -- when the form is done
  }, [state.kind])

  useEffect(() => {
    // Until the values are restored, they are those of an empty form.
    if (isRestored) store.keep(values)
  }, [store, isRestored, values])

  // This covers an open page as well as one restored from the back/forward cache.
  useEffect(() => {
    if (isSending) return
    const since = Date.now()
    const forget = (): void => {
      if (Date.now() - since < draftMs) return
      store.reset()
      resetForm()
    }
    const timer = setTimeout(forget, draftMs)
    addEventListener("pageshow", forget)
    return () => {
      clearTimeout(timer)
      removeEventListener("pageshow", forget)
    }
  }, [store, isSending, resetForm, state.done, values])

  return { state, isRestored }
}
