import { type Group, isRecord } from "../gatsby-plugin-content-model/json"
import { tryParseJson } from "./tryParseJson"

/** Storage key of the users' preferences in Sveltia CMS. It reads the language from them while it loads. */
const storageKey = "sveltia-cms.prefs"

/** Locale of Sveltia CMS for languages that it has only in regional varieties. */
const varieties: Readonly<Record<string, string>> = { en: "en-US", pt: "pt-PT", es: "es-CO", zh: "zh-CN" }

/** Locale setting of Sveltia CMS if the user has not chosen a language: it then follows the browser's language. */
const automatic = "auto"

/**
 * Sets the language of Sveltia CMS to the page's language, in the browser's regional variety if the browser uses that
 * language. A language that the user has chosen in the settings stays.
 */
const chooseLanguage = (): void => {
  const language = document.documentElement.dataset["language"] ?? ""
  const stored = tryParseJson(localStorage.getItem(storageKey) ?? "{}")
  const preferences: Group = isRecord(stored) ? stored : {}
  const isChosen = (preferences["locale"] ?? automatic) !== automatic
  if (isChosen || navigator.language.split("-")[0] === language) return
  localStorage.setItem(storageKey, JSON.stringify({ ...preferences, locale: varieties[language] ?? language }))
}

// Sveltia CMS reads both while it loads, so this module is imported first. It must not start by itself, because
// previews are registered first.
Object.assign(window, { CMS_MANUAL_INIT: true })
try {
  chooseLanguage()
} catch (error) {
  // Access to the storage may be denied.
  console.error(error)
}
