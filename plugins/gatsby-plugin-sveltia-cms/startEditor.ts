import "./beforeStart"
import { init, registerEventListener } from "@sveltia/cms"
import { getValue } from "../gatsby-plugin-content-model/json"
import { registerFocalPoint } from "./forms/FocalPoint"
import { registerIconChoice } from "./forms/IconChoice"
import { explainSignIn } from "./explainSignIn"
import { checkChange } from "./door/checkChange"
import { createNewestFiles } from "./door/createNewestFiles"
import { guardDrafts } from "./door/guardDrafts"
import { nameAuthors } from "./door/nameAuthors"
import { readFailure } from "./door/readFailure"
import { reportCommits } from "./door/reportCommits"
import { keepPictures } from "./door/keepPictures"
import { createMeasurePicture } from "./door/createMeasurePicture"
import { fetch, openDoor, readBackend } from "./door/openDoor"
import { type ReadContent, createReader } from "./door/readContent"
import { showRefusalIn } from "./door/showRefusal"
import { watchContent } from "./door/watchContent"
import { type Session, watchSession } from "./history/watchSession"
import { canAdminister } from "./invitations/canAdminister"
import { type SignIn, readInvitation, signIn, signOut } from "./invitations/signIn"
import { readStoredUser } from "./invitations/storedUser"
import { type AskConflicts, askConflictsIn } from "./merging/askConflicts"
import { registerLoadedText } from "./backups/loadedText"
import { listBackups } from "./backups/listBackups"
import { watchBackups } from "./backups/watchBackups"
import { findHelp } from "./help/helpLinks"
import { mergeForm } from "./merging/mergeForm"
import { type Confirm, confirmIn } from "./confirmIn"
import { offerPublishing } from "./drafts/offerPublishing"
import { describePeriod } from "./forms/describePeriod"
import { showEntrance } from "./showEntrance"
import { type LiveWatch, watchLiveBuild } from "./liveBuild"
import { showLiveBuild } from "./showLiveBuild"
import { findOldAlternatives } from "./forms/findOldAlternatives"
import { readOpenForm } from "./forms/readOpenForm"
import { reportMissingParts } from "./reportMissingParts"
import { reportStart } from "./reportStart"
import { type Editor, type EditorOptions, completeOptions } from "./options"
import { registerPlainNumber } from "./forms/registerPlainNumber"
import { registerPreviews } from "./forms/registerPreviews"
import { showTestMessage } from "./testMessage"
import { checkForm, loadedText, refuseForm, setForm, writeForm } from "./forms/writeForm"

const notSaved = "Nothing was saved. What you typed is still here."

/** Returns a dialog of the editor's page (index.html). */
const findDialog = (id: string): HTMLDialogElement => {
  const dialog = findElement(id)
  if (!(dialog instanceof HTMLDialogElement)) throw new Error(`The element “${id}” is not a dialog.`)
  return dialog
}

/** Returns an element of the editor's page (index.html) by its id. */
const findElement = (id: string): HTMLElement => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The editor’s page has no element “${id}”.`)
  return element
}

/** Shows who is signed in by an invitation, with a button that signs out. */
const showSignIn = ({ name }: SignIn, news: HTMLElement): void => {
  if (name === undefined) return
  const person = findElement("person")
  const [label, button] = [person.querySelector("span"), person.querySelector("button")]
  if (label) label.textContent = name
  button?.addEventListener("click", () => {
    void signOut().then(problem => {
      if (problem === undefined) window.location.reload()
      else news.textContent = problem
    })
  })
  person.hidden = false
}

/** Starts Sveltia CMS. For a person who was invited, the site’s own function has the place of GitHub. */
const startCms = async ({ name }: SignIn, folder: string): Promise<void> => {
  if (name === undefined) return init()
  const { owner, repo } = await readBackend(folder)
  return init({
    config: {
      backend: { name: "github", repo: `${owner}/${repo}`, api_root: `${window.location.origin}/editor/api` },
      logout_redirect_url: "/admin/",
    },
  })
}

/** Starts the editor at /admin. Its forms are in config.json, which the build writes. */
export const startEditor = (given: EditorOptions): Promise<void> =>
  reportStart(findElement("loading"), () => start(completeOptions(given)))

/** Opens “Earlier versions” and “People” by their buttons, once the user is signed in. */
const openByButtons = (
  getSession: () => Session | undefined,
  shared: { readContent: ReadContent; liveWatch: LiveWatch; site: Editor; conflicts: HTMLDialogElement }
): { history: HTMLElement; people: HTMLElement } => {
  const [history, people] = [findElement("open-history"), findElement("open-people")]
  const openOn = (button: HTMLElement, open: (session: Session) => Promise<void>): void =>
    button.addEventListener("click", () => {
      const session = getSession()
      if (session) void open(session)
    })
  openOn(history, async session => {
    const { openHistory } = await import("./history/openHistory")
    openHistory({ dialog: findDialog("history"), session, ...shared })
  })
  openOn(people, async session => {
    const { openPeople } = await import("./invitations/openPeople")
    openPeople(findDialog("people"), session.github)
  })
  return { history, people }
}

type PreSave = Parameters<typeof registerEventListener>[0]["handler"]

/** What saving a form needs from the rest of the editor. */
interface Saving {
  options: Editor
  newestFiles: ReturnType<typeof createNewestFiles>
  ask: AskConflicts
  confirm: Confirm
  /** Returns whether the editor saves to GitHub, and not to a local folder as in develop mode. */
  savesToGithub: () => boolean
  setPeriod: (period: string) => void
}

/** Merges and checks a form before it is saved, and asks about what only the user can know. Throws if it is not saved. */
const prepareSave =
  ({ options, newestFiles, ask, confirm, savesToGithub, setPeriod }: Saving): PreSave =>
  async ({ entry }) => {
    const { forms } = options
    const form = writeForm(forms, entry)
    if (!form) return entry
    const merged = await mergeForm(forms, form, entry, newestFiles, ask)
    checkForm(forms, merged, options.checkForm(merged, !savesToGithub()))
    const period = describePeriod(options, merged.name, merged.value, Date.now())
    const loaded = String(getValue(entry.toJS().data, loadedText) ?? "")
    // Renaming a picture saves the forms that use it, and none is open.
    const isOpen = readOpenForm() === merged.name
    const questions = [
      ...findOldAlternatives(options.pictures, merged, loaded).map(
        text => `The picture is new. Does “${text}” say what it shows?`
      ),
      ...(period && savesToGithub() ? [period] : []),
    ]
    for (const text of isOpen ? questions : [])
      if (!(await confirm({ text, yes: "Save", no: "Back to the form" }))) refuseForm(notSaved)
    setPeriod(period)
    return setForm(entry, merged)
  }

/**
 * Follows each newest commit until it is live, and says what keeps it from that. Also returns whether the editor saves
 * to GitHub: in develop mode it edits a local folder, and nothing goes through the door.
 */
const followCommits = (options: Editor, readContent: ReadContent, liveWatch: LiveWatch, signingIn: Promise<SignIn>) => {
  const { forms, testMessageWorkflow } = options
  const live = showLiveBuild(findElement("live"), findElement("change"), liveWatch)
  const watchCommit = watchContent(readContent, options, findElement("problems"), liveWatch.isLive, live.setProblems)
  let savesToGithub = false
  const step = reportCommits((commit, github, isBuilt) => {
    if (!savesToGithub && testMessageWorkflow)
      void signingIn.then(async ({ name }) => {
        // The function refuses this to people who were invited.
        if (name === undefined) await showTestMessage(findElement("test-message"), github, testMessageWorkflow)
      })
    savesToGithub = true
    const questions = {
      isLive: () => liveWatch.isLive(commit, github),
      readFailure: () => readFailure(github, forms, commit),
    }
    if (isBuilt) live.setNewest(commit, questions)
    void watchCommit(commit, github)
  })
  return { step, savesToGithub: () => savesToGithub, setPeriod: live.setPeriod }
}

/** Registers the parts that Sveltia CMS calls. */
const registerParts = (options: Editor): void => {
  registerPreviews(options)
  registerFocalPoint()
  registerIconChoice(options.drawIcon)
  registerPlainNumber()
  registerLoadedText()
}

/** Begins to sign in, also when an invitation is opened in the same tab. */
const beginSignIn = (): Promise<SignIn> => {
  window.addEventListener("hashchange", () => {
    if (readInvitation() !== undefined) window.location.reload()
  })
  return signIn({ invitation: findElement("invitation"), reason: findElement("reason") })
}

const start = async (options: Editor): Promise<void> => {
  const { forms } = options
  const news = findElement("news")
  const report = (message: string): void => {
    news.textContent = message
  }
  reportMissingParts(news)
  explainSignIn()
  const signingIn = beginSignIn()
  const help = findElement("help")
  help.addEventListener("click", () => help.setAttribute("href", findHelp(window.location.hash)))
  const newestFiles = createNewestFiles()
  const conflicts = findDialog("conflicts")
  const confirm = confirmIn(findDialog("question"))
  watchBackups(listBackups(findElement("backups"), forms))
  const liveWatch = watchLiveBuild()
  const readContent = createReader(options.pictures.byId, createMeasurePicture(options.checkDrawing))
  const commits = followCommits(options, readContent, liveWatch, signingIn)
  /** Shows the button of “People” to an owner. */
  const offerPeople = async ({ github }: Session): Promise<void> => {
    const { canInvite } = await signingIn
    buttons.people.hidden = !canInvite || !(await canAdminister(github))
  }
  const { step: sessionStep, getSession } = watchSession({
    fetch,
    onSignIn: session => {
      buttons.history.hidden = false
      publishing.look()
      offerPeople(session).catch(console.error)
    },
    onCommit: newestFiles.forget,
  })
  const buttons = openByButtons(getSession, { readContent, liveWatch, site: options, conflicts })
  const publishing = offerPublishing({ button: findElement("publish-ready"), forms, getSession, confirm, report })
  openDoor(
    forms.folder,
    [
      sessionStep,
      publishing,
      newestFiles.step,
      commits.step,
      guardDrafts,
      nameAuthors,
      keepPictures(readContent, forms),
      checkChange(readContent, options),
    ],
    { onRefusal: showRefusalIn(findDialog("refusal")), onNews: report }
  )
  registerParts(options)
  const saving: Saving = { options, newestFiles, ask: askConflictsIn(conflicts), confirm, ...commits }
  registerEventListener({ name: "preSave", handler: prepareSave(saving) })
  const found = await signingIn
  if (found.canInvite && found.reason === undefined && !readStoredUser().isSignedIn)
    await showEntrance(findElement("entrance"))
  showSignIn(found, news)
  await startCms(found, forms.folder)
}
