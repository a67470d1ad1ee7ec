import "./beforeStart"
import { init, registerEventListener } from "@sveltia/cms"
import { getValue } from "../gatsby-plugin-content-model/json"
import { registerFocalPoint } from "./FocalPoint"
import { registerIconChoice } from "./IconChoice"
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
import { createReader } from "./door/readContent"
import { showRefusalIn } from "./door/showRefusal"
import { watchContent } from "./door/watchContent"
import { type Session, watchSession } from "./history/watchSession"
import { canAdminister } from "./invitations/canAdminister"
import { type SignIn, readInvitation, signIn, signOut } from "./invitations/signIn"
import { readStoredUser } from "./invitations/storedUser"
import { askConflictsIn } from "./merging/askConflicts"
import { registerLoadedText } from "./backups/loadedText"
import { listBackups } from "./backups/listBackups"
import { watchBackups } from "./backups/watchBackups"
import { findHelp } from "./help/helpLinks"
import { mergeForm } from "./merging/mergeForm"
import { confirmIn } from "./confirmIn"
import { offerPublishing } from "./drafts/offerPublishing"
import { describePeriod } from "./describePeriod"
import { showEntrance } from "./showEntrance"
import { showLiveBuild } from "./liveBuild"
import { findOldAlternatives } from "./findOldAlternatives"
import { readOpenForm } from "./readOpenForm"
import { reportMissingParts } from "./reportMissingParts"
import { reportStart } from "./reportStart"
import { type Editor, type EditorOptions, completeOptions } from "./options"
import { registerPlainNumber } from "./registerPlainNumber"
import { registerPreviews } from "./registerPreviews"
import { showTestMessage } from "./testMessage"
import { checkForm, loadedText, refuseForm, setForm, writeForm } from "./writeForm"

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

const start = async (options: Editor): Promise<void> => {
  const { forms } = options
  reportMissingParts(findElement("news"))
  explainSignIn()
  const signingIn = signIn({ invitation: findElement("invitation"), reason: findElement("reason") })
  window.addEventListener("hashchange", () => {
    if (readInvitation() !== undefined) window.location.reload()
  })
  const help = findElement("help")
  help.addEventListener("click", () => help.setAttribute("href", findHelp(window.location.hash)))
  const newestFiles = createNewestFiles()
  const conflicts = findDialog("conflicts")
  const ask = askConflictsIn(conflicts)
  const confirm = confirmIn(findDialog("question"))
  watchBackups(listBackups(findElement("backups"), forms))
  const live = showLiveBuild(findElement("live"), findElement("change"))
  // In develop mode the editor edits a local folder, and nothing goes through the door.
  let savesToGithub = false
  const readContent = createReader(options.pictures.byId, createMeasurePicture(options.checkDrawing))
  const watchCommit = watchContent(readContent, options, findElement("problems"), live)
  const historyButton = findElement("open-history")
  const peopleButton = findElement("open-people")
  /** Shows the button of “People” to an owner. */
  const offerPeople = async ({ github }: Session): Promise<void> => {
    const { canInvite } = await signingIn
    peopleButton.hidden = !canInvite || !(await canAdminister(github))
  }
  const { step: sessionStep, getSession } = watchSession({
    fetch,
    onSignIn: session => {
      historyButton.hidden = false
      publishing.look()
      offerPeople(session).catch(console.error)
    },
    onCommit: newestFiles.forget,
  })
  historyButton.addEventListener("click", () => {
    const session = getSession()
    if (!session) return
    void import("./history/openHistory").then(({ openHistory }) =>
      openHistory({ dialog: findDialog("history"), session, readContent, site: options, conflicts })
    )
  })
  peopleButton.addEventListener("click", () => {
    const session = getSession()
    if (!session) return
    void import("./invitations/openPeople").then(({ openPeople }) => openPeople(findDialog("people"), session.github))
  })
  const news = findElement("news")
  const publishing = offerPublishing({
    button: findElement("publish-ready"),
    forms,
    getSession,
    confirm,
    report: message => {
      news.textContent = message
    },
  })
  const steps = [
    sessionStep,
    publishing,
    newestFiles.step,
    reportCommits((commit, github, isBuilt) => {
      if (!savesToGithub && options.testMessageWorkflow)
        void showTestMessage(findElement("test-message"), github, options.testMessageWorkflow)
      savesToGithub = true
      if (isBuilt) live.setNewest(commit, () => readFailure(github, forms, commit))
      void watchCommit(commit, github)
    }),
    guardDrafts,
    nameAuthors,
    keepPictures(readContent, forms),
    checkChange(readContent, options),
  ]
  openDoor(forms.folder, steps, {
    onRefusal: showRefusalIn(findDialog("refusal")),
    onNews: message => {
      news.textContent = message
    },
  })
  registerPreviews(options)
  registerFocalPoint()
  registerIconChoice(options.drawIcon)
  registerPlainNumber()
  registerLoadedText()
  registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const form = writeForm(forms, entry)
      if (!form) return entry
      const merged = await mergeForm(forms, form, entry, newestFiles, ask)
      checkForm(forms, merged, options.checkForm(merged, !savesToGithub))
      const period = describePeriod(options, merged.name, merged.value, Date.now())
      const loaded = String(getValue(entry.toJS().data, loadedText) ?? "")
      // Renaming a picture saves the forms that use it, and none is open.
      const isOpen = readOpenForm() === merged.name
      const questions = [
        ...findOldAlternatives(options.pictures, merged, loaded).map(
          text => `The picture is new. Does “${text}” say what it shows?`
        ),
        ...(period && savesToGithub ? [period] : []),
      ]
      for (const text of isOpen ? questions : [])
        if (!(await confirm({ text, yes: "Save", no: "Back to the form" }))) refuseForm(notSaved)
      live.setPeriod(period)
      return setForm(entry, merged)
    },
  })
  const found = await signingIn
  if (found.canInvite && found.reason === undefined && !readStoredUser().isSignedIn)
    await showEntrance(findElement("entrance"))
  showSignIn(found, news)
  await startCms(found, forms.folder)
}
