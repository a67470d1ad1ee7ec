import { isRecord, parseAs } from "../gatsby-plugin-content-model"

/** The message of Sveltia CMS if a form was not saved. If a check has rejected it, trying again changes nothing. */
const saveError = "There was an error while saving the entry. Please try again later."

/** Changes of Sveltia CMS 0.221.1: its text, and the replacement. */
const changes = [
  // The reason is in a dialog of the door, and trying again often does not help.
  ["Couldn’t publish the entry. Please try again.", "Couldn’t publish the entry."],
  ["Couldn’t change the status. Please try again.", "Couldn’t change the status."],
  // It prevents users from zooming its page.
  ["`maximum-scale=1`,", ""],
  // It discards the backup if a form has changed, and on Escape, and does not back up text typed just before Back.
  ["n?n.cmsConfigVersion===PW.current?n:(await f4(e,t),null):null", "n??null"],
  ["onOk:()=>{R(i)?.(!0)}", "escapeDismiss:!1,onOk:()=>{R(i)?.(!0)}"],
  ["kke(e)},500)", "kke(e)},0)"],
  // A save in one tab deletes the backup of a form that is open in another (backups/listBackups.ts).
  ["await c4?.put(e)}", "await c4?.put(e),window.noteBackup(e.slug,!0,()=>c4.put(e))}"],
  [
    "f4=async(e,t=``)=>{await c4?.delete([e,t])}",
    "f4=async(e,t=``)=>{await c4?.delete([e,t]),window.noteBackup(t,!1)}",
  ],
  // Each save is merged with what others have saved (merging/mergeForm.ts). Nothing is lost, so it need not ask.
  ["let t=await TLe(e);if(t&&!n)throw", "let t=await TLe(e);if(t?.type===`deleted`&&!n)throw"],
  ["c=k(()=>!!R(a)&&R(o)!==(R(a).entry??`deleted`))", "c=k(()=>R(a)?.type===`deleted`&&R(o)!==`deleted`)"],
] as const

/**
 * Code of Sveltia CMS that files of the plugin rely on. If it changed, they would silently stop working: a draft would
 * be overwritten, or a picture that is too small would be accepted. Each run of white space counts as one space.
 */
const expectations: Readonly<Record<string, readonly string[]>> = {
  "door/guardDrafts.ts": ["pullRequests(headRefName: $branch, states: OPEN, first: 1) { totalCount"],
  "door/reportCommits.ts": [
    "history(first: 1) { nodes { oid",
    "/merge`",
    "createCommitOnBranch(input: $input) { commit { oid",
  ],
  "explainSignIn.ts": ["`authorizing:${", "^authorization:${", "`auth`"],
  "watchPictureSizes.ts": ["`data-field-type`", "width:512,height:512"],
  "FocalPoint.tsx": ["`data-key-path`"],
  "beforeStart.ts": ["`sveltia-cms.prefs`", "`auto`"],
  "invitations/storedUser.ts": ["get(`sveltia-cms.user`)", "set(`sveltia-cms.user`,{})"],
  "startEditor.ts": ["logout_redirect_url;"],
  "writeForm.ts": ["`preSave`", "`saving_failed`", "`__sc_`"],
  "editor.css": ['role="none" class="error', "sui toast-base"],
}

/** URLs of fonts that its styles load from a CDN. */
const fontUrls = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/([a-z0-9-]+)\.woff2/g

/** Ways to send requests other than the `fetch` that the door replaces. */
const pastTheDoor = /\b(?:window|globalThis|self)\.fetch\b|\bXMLHttpRequest\b|\bsendBeacon\b/

/** Returns the end of an error: the file to adapt to the new code of Sveltia CMS. */
const see = (file: string): string => `See plugins/gatsby-plugin-sveltia-cms/${file}.`

/**
 * Returns the code of Sveltia CMS with these changes, with `refusal` as the message if a form was not saved, and with
 * the URLs of its fonts replaced by those of the copies in `assetNames`. Throws if the code is not as the plugin
 * needs it.
 */
export const adaptCms = (original: string, assetNames: readonly string[], refusal: string): string => {
  const expect = (text: string, words: string, file: string): void => {
    if (!text.includes(words)) throw new Error(`Sveltia CMS has no “${words}” any more. ${see(file)}`)
  }
  const [unguarded] = pastTheDoor.exec(original) ?? []
  if (unguarded) throw new Error(`Sveltia CMS sends by “${unguarded}”, past the door. ${see("door/openDoor.ts")}`)
  const spaced = original.replaceAll(/\s+/g, " ")
  for (const [file, allWords] of Object.entries(expectations)) for (const words of allWords) expect(spaced, words, file)
  const allChanges = [[saveError, refusal] as const, ...changes]
  for (const [words] of allChanges) expect(original, words, "adaptCms.ts")
  const changed = allChanges.reduce((text, [words, instead]) => text.replace(words, instead), original)
  const adapted = changed.replaceAll(fontUrls, (url, font: string, subset: string) => {
    const localCopy = assetNames.find(name => name.startsWith(`${font}-${subset}-`))
    return localCopy ? `/admin/assets/${localCopy}` : url
  })
  const foreign = /https:\/\/cdn\.jsdelivr\.net\/[^`'")\s]*/.exec(adapted)?.[0]
  if (foreign) throw new Error(`Sveltia CMS loads ${foreign}, of which there is no copy. ${see("adaptCms.ts")}`)
  return adapted
}

/** Texts of failures that end in “Please try again”. The door says in a dialog whether that helps. */
const failures = ["publishing_entry_failed", "status_change_failed"]

const cutAdvice = (name: string, text: unknown): unknown =>
  failures.includes(name) && typeof text === "string" ? text.replace(/([.。]).*$/, "$1") : text

/**
 * Returns the strings of Sveltia CMS in a language, with `refusal` as the message if a form was not saved, and without
 * the advice to try again if a draft was not published. Throws if they are not as the plugin needs them.
 */
export const adaptStrings = (language: string, text: string, refusal: string): string => {
  const strings = parseAs(text, isRecord)
  const { saving_entry: saving, workflow } = strings
  if (!isRecord(saving) || !isRecord(saving["error"]) || typeof saving["error"]["description"] !== "string")
    throw new Error(`Sveltia CMS has no words for a refused save in “${language}”. ${see("adaptCms.ts")}`)
  if (!isRecord(workflow) || failures.some(name => typeof workflow[name] !== "string"))
    throw new Error(`Sveltia CMS has no words for a failed publication in “${language}”. ${see("adaptCms.ts")}`)
  return JSON.stringify({
    ...strings,
    saving_entry: { ...saving, error: { ...saving["error"], description: refusal } },
    workflow: Object.fromEntries(Object.entries(workflow).map(([name, words]) => [name, cutAdvice(name, words)])),
  })
}
