import { type Group, isRecord } from "../gatsby-plugin-content-model"
import { tryParseJson } from "./tryParseJson"

/** Storage key of the users' preferences in Sveltia CMS. It reads the language from them while it loads. */
const place = "sveltia-cms.prefs"

/** The variety of a language that Sveltia CMS has, where it has the language in several alone. */
const varieties: Readonly<Record<string, string>> = { en: "en-US", pt: "pt-PT", es: "es-CO", zh: "zh-CN" }

/** Locale setting of Sveltia CMS if the user has not chosen a language: it then follows the browser's language. */
const automatic = "auto"

/**
 * Lets Sveltia CMS begin in the language that the page names, in the browser's variety of it where the browser has that
 * language. A language that the user has chosen in its settings is kept.
 */
const chooseLanguage = (): void => {
  const language = document.documentElement.dataset["language"] ?? ""
  const stored = tryParseJson(localStorage.getItem(place) ?? "{}")
  const preferences: Group = isRecord(stored) ? stored : {}
  const isChosen = (preferences["locale"] ?? automatic) !== automatic
  if (isChosen || navigator.language.split("-")[0] === language) return
  localStorage.setItem(place, JSON.stringify({ ...preferences, locale: varieties[language] ?? language }))
}

// Sveltia CMS reads both while it loads: this is imported before it. The start waits for the previews.
Object.assign(window, { CMS_MANUAL_INIT: true })
try {
  chooseLanguage()
} catch (error) {
  // Storage may be blocked.
  console.error(error)
}
