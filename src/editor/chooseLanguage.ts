import { files } from "site-content"
import { getLanguage } from "../model/locale"
import { getValue, isRecord } from "../../plugins/gatsby-plugin-content-model"
import { parseJson } from "./parseJson"

/** Where Sveltia CMS keeps what its users prefer. It reads the language there while it loads. */
const place = "sveltia-cms.prefs"

/** The variety of a language that Sveltia CMS has, where it has the language in several alone. */
const varieties: Readonly<Record<string, string>> = { en: "en-US", pt: "pt-PT", es: "es-CO", zh: "zh-CN" }

/** What Sveltia CMS is told where nobody has chosen: it would follow the browser's language. */
const automatic = "auto"

/**
 * Lets Sveltia CMS begin in the clinic's language, in the browser's variety of it where the browser has that language. Who
 * has chosen another one in its settings keeps it.
 */
const chooseLanguage = (): void => {
  const language = getLanguage(files["clinic"])
  const stored = parseJson(localStorage.getItem(place) ?? "{}")
  const preferences = isRecord(stored) ? stored : {}
  const isChosen = (getValue(preferences, "locale") ?? automatic) !== automatic
  if (isChosen || navigator.language.split("-")[0] === language) return
  localStorage.setItem(place, JSON.stringify({ ...preferences, locale: varieties[language] ?? language }))
}

try {
  chooseLanguage()
} catch (error) {
  // Storage may be blocked.
  console.error(error)
}
