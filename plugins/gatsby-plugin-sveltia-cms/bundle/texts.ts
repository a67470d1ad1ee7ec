import { isRecord, parseAs, getValue } from "../../gatsby-plugin-content-model/json"
import type { Adaptation } from "./adaptations"

/** The name that controls have which do not suit the content. Styles hide them by it (styles.ts). */
export const notOffered = "(not offered)"

const refusal = "The form could not be saved. What you typed is still here."

/** Cuts off the advice to try again: the door says in a dialog whether that helps. */
const cutAdvice = (text: string): string => text.replace(/([.。]).*$/, "$1")

/** A text of Sveltia CMS that is written anew in each language. */
interface Text {
  /** Its keys in a catalogue. */
  keys: readonly string[]
  write: (text: string) => string
  /** The same for the English catalogue, which is part of the script. */
  inBundle: Adaptation
}

const createText = (keys: readonly string[], loss: string, write: Text["write"], english = write("")): Text => {
  const [last = ""] = keys.slice(-1)
  // Other texts may have the last key, too.
  const find = keys[0] === "saving_entry" ? 'saving_entry:{error:{title:"…",description:"…"}' : `${last}:"…"`
  const replace = find.replace(/"…"(?!.*"…")/, () => JSON.stringify(english)).replace('"…"', '"Error"')
  return { keys, write, inBundle: { part: `the text “${keys.join(".")}”`, loss, finds: [{ find, replace }] } }
}

const hide = (key: string, label: string): Text =>
  createText([key], `The button “${label}” is shown, and leads to a refusal.`, () => notOffered)

const cut = (key: string, english: string): Text =>
  createText(
    ["workflow", key],
    "After a failure the editor advises to try again, which may not help.",
    cutAdvice,
    english
  )

const question = "After a save, the question does not say what the buttons do."

export const texts: readonly Text[] = [
  createText(
    ["saving_entry", "error", "description"],
    "After a refused save the editor advises to try again.",
    () => refusal
  ),
  cut("publishing_entry_failed", "Couldn’t publish the entry."),
  cut("status_change_failed", "Couldn’t change the status."),
  createText(["workflow", "send_for_review"], question, () => "Publish now"),
  createText(
    ["workflow", "confirm_sending_for_review"],
    question,
    () => "It is saved. Publish now, or keep as a draft?"
  ),
  // Folders of pictures, and replacing a picture's file, which fails because its own conversion to WebP changes the
  // format.
  hide("new_folder", "New Folder"),
  hide("replace_asset", "Replace"),
  // They ask for an account with a service that the policy of the page blocks.
  hide("translate", "Translate"),
  hide("translate_from_x", "Translate from …"),
]

const setText = (value: unknown, [key, ...below]: readonly string[], text: string): unknown =>
  key === undefined ? text : isRecord(value) ? { ...value, [key]: setText(value[key], below, text) } : value

/** Returns a catalogue of Sveltia CMS with these texts. Texts that it lacks are in English, and stay so. */
export const adaptCatalogue = (catalogue: string): string => {
  const adapted = texts.reduce<unknown>(
    (value, { keys, write }) => {
      const text = getValue(value, ...keys)
      return typeof text === "string" ? setText(value, keys, write(text)) : value
    },
    parseAs(catalogue, isRecord)
  )
  return JSON.stringify(adapted)
}
