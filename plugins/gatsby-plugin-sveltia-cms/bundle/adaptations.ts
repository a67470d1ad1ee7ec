/** All code of Sveltia CMS that the plugin changes or relies on, as written for 0.221.1. */
export interface Adaptation {
  /** The part of the plugin that needs it. */
  part: string
  /** What goes wrong for editors without it. */
  loss: string
  /** Whether this may lose changes of others, or what somebody has typed. The build then ends. */
  protectsContent?: true
  /** Number of the report in upstream.md that would make it unnecessary. */
  report?: number
  /**
   * Code to look for (compileFind.ts). With a replacement, it must occur exactly once, otherwise at least once. If one of
   * them is missing, nothing is replaced.
   */
  finds: readonly { find: string; replace?: string }[]
}

export const adaptations: readonly Adaptation[] = [
  {
    part: "backups in spite of new forms",
    loss: "What was typed and not saved is deleted as soon as the site’s forms change.",
    protectsContent: true,
    report: 2,
    finds: [{ find: "$backup.cmsConfigVersion===$version.current", replace: "true" }],
  },
  {
    part: "backups in spite of Escape",
    loss: "Escape in “Restore Draft” deletes what was typed and not saved.",
    protectsContent: true,
    report: 3,
    finds: [
      { find: "onCancel:()=>{$read($answer)?.(!1)}", replace: "escapeDismiss:!1,onCancel:()=>{$read($answer)?.(!1)}" },
    ],
  },
  {
    part: "backups without a delay",
    loss: "What was typed in the last half second before leaving a form is lost.",
    protectsContent: true,
    report: 1,
    finds: [
      {
        find: "clearTimeout($timer),$draft&&$database&&($timer=globalThis.setTimeout(",
        replace: "clearTimeout($timer),$draft&&$database&&($timer=(backUp=>globalThis.setTimeout(backUp,0))(",
      },
    ],
  },
  {
    part: "backups/watchBackups.ts",
    loss: "A save in one tab deletes what was typed in another.",
    protectsContent: true,
    report: 4,
    finds: [{ find: '"draft-backups",{keyPath:["collectionName","slug"]}' }],
  },
  {
    part: "merging/mergeForm.ts",
    loss: "A save may overwrite what others have saved since the form was opened.",
    protectsContent: true,
    report: 5,
    finds: [{ find: '"preSave"' }, { find: '"saving_failed"' }, { find: "__sc_" }],
  },
  {
    part: "no question about changes that are merged",
    loss: "Sveltia CMS asks whether to overwrite a change that the save merges.",
    report: 5,
    finds: [{ find: '{type:"modified",entry:$entry}', replace: "(void 0)" }],
  },
  {
    part: "door/guardDrafts.ts",
    loss: "A draft that somebody else has begun at the same time is overwritten.",
    protectsContent: true,
    report: 6,
    finds: [{ find: "pullRequests(headRefName: $branch, states: OPEN, first: 1) { totalCount" }],
  },
  {
    part: "door/reportCommits.ts",
    loss: "The editor does not say that a change is on its way to the site, or live.",
    finds: [
      { find: "history(first: 1) { nodes { oid" },
      { find: "createCommitOnBranch(input: $input) { commit { oid" },
    ],
  },
  {
    part: "invitations/storedUser.ts",
    loss: "People who were invited have to sign in with GitHub, and cannot.",
    finds: [{ find: '"sveltia-cms.user"' }, { find: "logout_redirect_url" }],
  },
  {
    part: "publishing after a save",
    loss: "After a save, the question is whether to send the draft for review, not whether to publish it.",
    report: 15,
    finds: [
      { find: '$saved.workflow?.status==="draft"', replace: "$saved.workflow" },
      {
        find: '$update($draft,"pending_review")',
        replace: '($update($draft,"pending_publish").then(()=>$publish($draft).catch(console.error)))',
      },
      { find: "$publish=async $entry=>{let{branch:$branch}=$entry.workflow.pullRequest" },
      {
        find: '$text("workflow.send_for_review")),$label=$memo(()=>$text("later"))',
        replace: '$text("workflow.send_for_review")),$label=$memo(()=>"Keep as a draft")',
      },
    ],
  },
  {
    part: "drafts/listReady.ts",
    loss: "“Publish all that is ready” is not offered.",
    finds: [{ find: '"sveltia-cms/"' }, { find: '"pending_publish"' }],
  },
  {
    part: "the name of the person",
    loss: "People who were invited see a row of letters in the account’s menu instead of their name.",
    report: 16,
    finds: [
      {
        find: '"signed_in_as_x",{values:{name:$user.account?.login}}',
        replace: '"signed_in_as_x",{values:{name:$user.account?.name||$user.account?.login}}',
      },
    ],
  },
  {
    part: "explainSignIn.ts",
    loss: "The editor does not say why signing in with GitHub has failed.",
    report: 11,
    finds: [{ find: '"authorizing:…"' }, { find: "^authorization:" }, { find: '"auth"' }],
  },
  {
    part: "zoom",
    loss: "Nobody can enlarge the editor with two fingers.",
    report: 12,
    finds: [{ find: "maximum-scale=1", replace: "initial-scale=1" }],
  },
  {
    part: "beforeStart.ts",
    loss: "The editor begins in the browser’s language, not in the site’s.",
    report: 13,
    finds: [{ find: '"sveltia-cms.prefs"' }, { find: '"auto"' }],
  },
  {
    part: "forms/FocalPoint.tsx",
    loss: "The most important point of a picture cannot be chosen.",
    finds: [{ find: "data-key-path" }],
  },
  {
    part: "bundle/sveltia.css",
    loss: "Some parts of the editor look other than they should.",
    finds: [{ find: 'role="none" class="error …"' }, { find: "sui toast-base" }],
  },
]
