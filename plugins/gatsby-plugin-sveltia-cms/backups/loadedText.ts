import { registerCustomFormat } from "@sveltia/cms"
import { isRecord } from "../../gatsby-plugin-content-model/json"
import { loadedText } from "../forms/writeForm"

/**
 * Adds to each form the text of the file that it was loaded from. The text is stored with the form's values, also in
 * the backup on the device, and is left out of the saved file.
 */
export const registerLoadedText = (): void =>
  registerCustomFormat("json", "json", {
    fromFile: (text: string) => {
      const content: unknown = JSON.parse(text)
      return isRecord(content) ? { ...content, [loadedText]: text } : content
    },
    toFile: (content: Record<string, unknown>) => JSON.stringify({ ...content, [loadedText]: undefined }, null, 2),
  })
