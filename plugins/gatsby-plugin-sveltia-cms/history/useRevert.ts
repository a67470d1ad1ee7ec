import { useState } from "react"
import type { Snapshot } from "../door/snapshot"
import type { AskConflicts } from "../merging/askConflicts"
import type { Site } from "../options"
import type { Archive } from "./createArchive"
import { commitPlan, isOutrun } from "./commitPlan"
import type { ChangeActions } from "./ChangeItem"
import type { Plan } from "./plan"
import { ownMessages } from "./ownMessages"
import type { Change } from "./readChanges"
import { readRepository } from "./readRepository"
import type { ReviewedPlan } from "./Review"
import type { Session } from "./watchSession"
import { type RemovedEntry, planFormRevert, planRevert } from "./planRevert"
import { formatMoment } from "../formatMoment"
import { explainFailure, publishedMeanwhile } from "./words"

interface Options {
  session: Session
  archive: Archive
  clock: Site["clock"]
  ask: AskConflicts
  onPublished: () => void
}

/** A revert that the user has requested. */
interface Wish extends Pick<ReviewedPlan, "heading" | "action"> {
  /** Message of its commit. */
  message: string
  plan: (now: Snapshot) => Promise<Plan | undefined>
}

const unchanged = "Nothing was changed."

const listHeadings = ({ files }: Change): string => [...new Set(files.map(({ heading }) => heading))].join("; ")

/** Returns functions that describe what a user can wish, and plan it. */
const createWishes = ({ archive, clock, ask }: Pick<Options, "archive" | "clock" | "ask">) => ({
  revert: (change: Change): Wish => ({
    heading: "Take this change back",
    action: "Take back and publish",
    message: `${ownMessages.revert}${listHeadings(change)}, as changed on ${formatMoment(change.date, clock)}`,
    plan: now => planRevert(archive, change.content, now, ask),
  }),
  revertRemoval: ({ content }: Change, what: string, removed: RemovedEntry): Wish => ({
    heading: "Bring this back",
    action: "Bring back and publish",
    message: `${ownMessages.reinsert}${what}`,
    plan: now => planRevert(archive, content, now, ask, removed),
  }),
  revertForm: (form: string, { content, date }: Change): Wish => {
    const label = archive.forms.files[form]?.label ?? form
    return {
      heading: `Bring “${label}” back as it was on ${formatMoment(date, clock)}`,
      action: "Bring back and publish",
      message: `${ownMessages.reinsert}${label}, as it was on ${formatMoment(date, clock)}`,
      plan: now => planFormRevert(archive, form, content.after, now),
    }
  },
})

/**
 * Returns the functions that take back a change or restore a form: each plans, shows the plan, and publishes it after
 * one more press.
 */
export const useRevert = ({ session, archive, clock, ask, onPublished }: Options) => {
  const [reviewed, setReviewed] = useState<ReviewedPlan & { wish: Wish }>()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState("")
  const [news, setNews] = useState("")

  const run = (work: () => Promise<void>): void => {
    setIsBusy(true)
    setProblem("")
    setNews("")
    work()
      .catch((error: unknown) => setProblem(explainFailure(error)))
      .finally(() => setIsBusy(false))
  }

  /** Creates a plan on the basis of the newest commit, and shows it. */
  const review = async (wish: Wish): Promise<void> => {
    const { head } = await readRepository(session.github)
    const [now = new Map()] = await archive.readSnapshots([head])
    const plan = await wish.plan(now)
    if (!plan) setNews(unchanged)
    setReviewed(plan && { ...wish, plan, head, wish })
  }

  const wishes = createWishes({ archive, clock, ask })
  const revert: ChangeActions["revert"] = change => run(() => review(wishes.revert(change)))
  const revertRemoval: ChangeActions["revertRemoval"] = (change, { file, heading }, { removed, text }) => {
    if (removed) run(() => review(wishes.revertRemoval(change, `${heading}: ${text}`, { file, difference: removed })))
  }
  const revertForm = (form: string, change: Change): void => run(() => review(wishes.revertForm(form, change)))

  const publish = (): void => {
    if (!reviewed) return
    const { plan, head, wish } = reviewed
    run(async () => {
      try {
        await commitPlan(session, plan, head, wish.message)
      } catch (error) {
        if (!isOutrun(error)) throw error
        await review(wish)
        setProblem(publishedMeanwhile)
        return
      }
      setReviewed(undefined)
      setNews("Done. It is the newest change in this list, and on its way to the site.")
      onPublished()
    })
  }

  const cancel = (): void => {
    setReviewed(undefined)
    setProblem("")
    setNews(unchanged)
  }
  return { reviewed, isBusy, problem, news, revert, revertRemoval, revertForm, publish, cancel }
}
