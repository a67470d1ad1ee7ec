import { registerCustomFormat } from "@sveltia/cms"
import { isRecord } from "../../gatsby-plugin-content-model"
import { loadedText } from "./loadedTextName"

/**
 * Lets each form know the file that it was filled from. Its text goes wherever the form's values go, also into what is kept
 * on the device, and is left out where the file is written.
 */
export const registerLoadedText = (): void =>
  registerCustomFormat("json", "json", {
    fromFile: (text: string) => {
      const content: unknown = JSON.parse(text)
      return isRecord(content) ? { ...content, [loadedText]: text } : content
    },
    toFile: (content: Record<string, unknown>) => JSON.stringify({ ...content, [loadedText]: undefined }, null, 2),
  })
