/** Messages of the door. They name forms and fields as the forms do. */

const quote = (name: string): string => `“${name}”`

/** Returns names as a list in a sentence. */
const list = (names: readonly string[]): string =>
  new Intl.ListFormat("en", { type: "conjunction" }).format(names.map(quote))

export const words = {
  /** Heading of a refusal that does not belong to a form. */
  refused: "This cannot be done: nothing was changed",
  close: "Close",
  answerLost: "It is saved: GitHub’s answer was lost on the way, but the change was made.",
  unknownOutcome:
    "GitHub’s answer was lost, and nobody knows whether this was done. Check your connection, and try again: nothing is done twice.",
  unknownCall: (call: string) =>
    `The editor tried to make a call to GitHub that is not allowed (${call}). Nothing was sent. Tell the person who maintains the site.`,
  publishedBranch: "The branch that the site is published from cannot be moved or removed here.",
  foreignBranch: (branch: string) =>
    `The editor cannot change the branch ${quote(branch)}: it writes only to the site and its drafts.`,
  outsideContent: (path: string, folder: string) =>
    `${quote(path)} is not part of the content. The editor writes to the folder ${quote(folder)} alone.`,
  /** GitHub’s answer lacks what decides whether a change may be made. */
  unknownContent:
    "GitHub did not say what this change contains, so nothing was done. Try again in a minute. If it happens again, tell the person who maintains the site.",
  publishedMeanwhile: "Somebody else has published something at the same moment. Nothing was saved yet: save again.",
  foreignCommit: "The editor cannot use this commit: it does not follow from the draft and from what is published.",
  draftOutside: (forms: readonly string[], path: string, folder: string) =>
    `The draft of ${list(forms)} cannot be published: it also changes ${quote(path)}, which is not part of the content (the folder ${quote(folder)}). Somebody has added that on GitHub. The person who maintains the site can remove it there, or publish the draft.`,
  notADraft: "This pull request is not a draft of the editor.",
  pictureInUse: (name: string, uses: readonly string[]) =>
    [
      `The picture ${quote(name)} is used. Choose another one in each of these places, publish that, and then delete or rename it:`,
      ...uses.map(use => `• ${use}`),
    ].join("\n"),
  inDraft: (use: string) => `${use} (in a draft)`,
  /** For a draft that is valid by itself, but no longer fits the published content. */
  draftOutdated: (forms: readonly string[]) =>
    `The draft of ${list(forms)} cannot be published: it no longer fits the content that is on the site now. The draft stays as it is. Fix these problems, then publish it:`,
  draftConflicts: (forms: readonly string[]) =>
    `The draft of ${list(forms)} cannot be published: somebody else has changed the same text since the draft was started. The draft stays as it is. Copy what you wrote, discard the draft, open the form again and make your change there.`,
  draftPending: (forms: readonly string[]) =>
    `GitHub is still merging the draft of ${list(forms)} with the content that is on the site. Nothing was published. Press “Publish” again in a minute.`,
  draftEnded:
    "This draft was published or discarded in another place. Nothing was saved, and what you typed is kept on this device. Load the editor again and open the form: “Restore” puts what you typed on top of what is published now.",
  draft: "a draft",
  /** At the top of the editor, while the published content is invalid. */
  problems: (count: number) =>
    `Nothing that you publish reaches the site until ${count === 1 ? "this problem is" : `these ${count} problems are`} fixed. The site stays as it was.`,
  fixedByHand: "Problems that are not in a form must be fixed on GitHub by the person who maintains the site.",
}
