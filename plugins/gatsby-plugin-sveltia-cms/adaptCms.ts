import { isRecord, parseAs } from "../gatsby-plugin-content-model"

/** What Sveltia CMS says where a form is not saved: to try again changes nothing where a check has refused it. */
const saveError = "There was an error while saving the entry. Please try again later."

/** What is changed in Sveltia CMS 0.221.1: its text, and what replaces it. */
const changes = [
  // It forbids to enlarge its page.
  ["`maximum-scale=1`,", ""],
  // It asks another host how GitHub is, which the policy of its page forbids: without an answer it says nothing.
  ["https://www.githubstatus.com/api/v2/status.json", "data:application/json,{}"],
  // What was kept on this device is put on top of what others have saved since (kept/restoreKept.ts).
  ["s?(Ake({backup:r,draft:e})", "s?(await window.restoreKept(r,e),Ake({backup:r,draft:e})"],
  // It throws it away where a form has changed, and with Escape; and it keeps nothing that is typed just before Back.
  ["n?n.cmsConfigVersion===PW.current?n:(await f4(e,t),null):null", "n??null"],
  ["onOk:()=>{R(i)?.(!0)}", "escapeDismiss:!1,onOk:()=>{R(i)?.(!0)}"],
  ["kke(e)},500)", "kke(e)},0)"],
  // It says nowhere what is kept (kept/listKept.ts).
  ["await c4?.put(e)}", "await c4?.put(e),window.noteKept(e.slug,!0,()=>c4.put(e))}"],
  ["f4=async(e,t=``)=>{await c4?.delete([e,t])}", "f4=async(e,t=``)=>{await c4?.delete([e,t]),window.noteKept(t,!1)}"],
  ["Draft backup restored.", "What you changed is in the form again."],
  ["Draft backup deleted.", "What was kept is thrown away."],
  ["restore_backup_title:`Restore Draft`", "restore_backup_title:`Not saved yet`"],
  [
    "This entry has a backup from {$datetime}. Do you want to restore the edited draft?",
    "What you typed here on {$datetime} was kept and not saved. Restore brings back what you changed and nothing else. Discard throws it away.",
  ],
  // Each save is merged with what others have saved (kept/mergeForm.ts): nothing is lost, so it need not ask.
  ["let t=await TLe(e);if(t&&!n)throw", "let t=await TLe(e);if(t?.type===`deleted`&&!n)throw"],
  ["c=k(()=>!!R(a)&&R(o)!==(R(a).entry??`deleted`))", "c=k(()=>R(a)?.type===`deleted`&&R(o)!==`deleted`)"],
] as const

/**
 * What files of the plugin look for in it. Without these words they would do nothing, and nobody would notice: a draft would
 * be written over, a picture that is too small would be taken. Any white space in it is one space here.
 */
const expectations: Readonly<Record<string, readonly string[]>> = {
  "door/guardDrafts.ts": [
    "history(first: 1) { nodes { oid",
    "pullRequests(headRefName: $branch, states: OPEN, first: 1) { totalCount",
    "/merge`",
    "createCommitOnBranch(input: $input) { commit { oid",
  ],
  "explainSignIn.ts": ["`authorizing:${", "^authorization:${", "`auth`"],
  "pictureSizes.ts": ["`data-field-type`", "width:512,height:512"],
  "FocalPoint.tsx": ["`data-key-path`"],
  "beforeStart.ts": ["`sveltia-cms.prefs`", "`auto`"],
  "writeForm.ts": ["`preSave`", "`saving_failed`", "`__sc_`"],
  "editor.css": ['role="none" class="error'],
}

/** Addresses of fonts, which its styles load from a CDN. */
const fontAddresses =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/([a-z0-9-]+)\.woff2/g

/** Ways to send that are not the `fetch` in whose place the door is. */
const pastTheDoor = /\b(?:window|globalThis|self)\.fetch\b|\bXMLHttpRequest\b|\bsendBeacon\b/

/** Where to look when Sveltia CMS is no longer as it was. */
const see = (file: string): string => `See plugins/gatsby-plugin-sveltia-cms/${file}.`

/**
 * The text of Sveltia CMS with these changes, with `refusal` where it says that a form was not saved, and with the addresses
 * of its fonts replaced by those of the copies in `assetNames`, beside the script. Throws where it is not as the editor needs it.
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
  const adapted = changed.replaceAll(fontAddresses, (address, font: string, subset: string) => {
    const localCopy = assetNames.find(name => name.startsWith(`${font}-${subset}-`))
    return localCopy ? `/admin/assets/${localCopy}` : address
  })
  const foreign = /https:\/\/cdn\.jsdelivr\.net\/[^`'")\s]*/.exec(adapted)?.[0]
  if (foreign) throw new Error(`Sveltia CMS loads ${foreign}, of which there is no copy. ${see("adaptCms.ts")}`)
  return adapted
}

/**
 * The strings of Sveltia CMS in a language, `text`, with `refusal` where a form was not saved. Throws where they are not as
 * the editor needs them.
 */
export const adaptStrings = (language: string, text: string, refusal: string): string => {
  const strings = parseAs(text, isRecord)
  const { saving_entry: saving } = strings
  if (!isRecord(saving) || !isRecord(saving["error"]) || typeof saving["error"]["description"] !== "string")
    throw new Error(`Sveltia CMS has no words for a refused save in “${language}”. ${see("adaptCms.ts")}`)
  return JSON.stringify({
    ...strings,
    saving_entry: { ...saving, error: { ...saving["error"], description: refusal } },
  })
}
