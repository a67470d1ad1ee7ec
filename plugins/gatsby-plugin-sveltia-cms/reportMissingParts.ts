import { createElement } from "./createElement"
import { createReload } from "./reportStart"

/** Messages of Chromium, Firefox and Safari about a script that could not be imported. */
const importFailure = /dynamically imported module|Importing a module script failed/i

/** Returns whether the site answers at all. */
const isOnline = (): Promise<boolean> =>
  window.fetch("/admin/", { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false
  )

/**
 * Shows in `element` why a part of the editor that is loaded on demand is missing: after an update of the site, an
 * editor that is still open asks for files that are gone. Every such part is reported, those of Sveltia CMS included.
 */
export const reportMissingParts = (element: HTMLElement): void =>
  window.addEventListener("unhandledrejection", ({ reason }) => {
    if (!(reason instanceof Error) || !importFailure.test(reason.message)) return
    void isOnline().then(answers =>
      element.replaceChildren(
        answers
          ? createElement("span", {}, "A newer editor is on the site: ", createReload("load it again"), ".")
          : "The site does not answer. Check your connection, and try again."
      )
    )
  })
