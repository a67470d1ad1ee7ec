import { createElement } from "../createElement"

/** Anchors of the guide to which the editor links, by what it shows then. */
export const helpAnchors = {
  pictures: "pictures",
  form: "i-want-to-",
  drafts: "3-publish-a-draft",
  refusal: "why-was-my-change-rejected",
  conflicts: "changed-twice",
  history: "undo",
  notLive: "not-live",
} as const

type HelpPart = keyof typeof helpAnchors

/** Returns the URL of a part of the guide. */
export const getHelpUrl = (part: HelpPart): string => `/admin/help/#${helpAnchors[part]}`

/** Creates a link to a part of the guide. It opens a tab of its own, so that nothing in the editor is lost. */
export const createHelpLink = (part: HelpPart, text = "What to do"): HTMLElement =>
  createElement("a", { href: getHelpUrl(part), target: "_blank" }, text)

/** Returns the URL of the part of the guide that explains what the editor shows at `hash`, its path. */
export const findHelp = (hash: string): string => {
  if (hash.startsWith("#/assets")) return getHelpUrl("pictures")
  if (hash.startsWith("#/workflow")) return getHelpUrl("drafts")
  return hash.includes("/entries/") ? getHelpUrl("form") : "/admin/help/"
}
