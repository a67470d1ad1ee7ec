import { useEffect, useState } from "react"
import type { Github } from "../door/github"
import { explainFailure } from "../history/words"
import { type Editors, changeEditors, createLink, type invite, readEditors } from "./editors"
import { readLastChanges } from "./readLastChanges"

/** Reads the list of people who were invited, and returns it with functions that change it. `page` is the editor’s URL. */
export const usePeople = (github: Github, page: string) => {
  const [editors, setEditors] = useState<Editors>()
  const [lastChanges, setLastChanges] = useState<ReadonlyMap<string, string>>(new Map())
  const [link, setLink] = useState<{ name: string; url: string }>()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState("")
  const [news, setNews] = useState("")

  useEffect(() => {
    Promise.all([readEditors(github), readLastChanges(github)]).then(
      ([list, changes]) => {
        setEditors(list.editors)
        setLastChanges(changes)
      },
      (error: unknown) => setProblem(explainFailure(error))
    )
  }, [github])

  /** Does one task at a time. `onDone` is called if it has not failed. */
  const work = async (task: () => Promise<void>, onDone?: () => void): Promise<void> => {
    setIsBusy(true)
    setProblem("")
    setNews("")
    setLink(undefined)
    await task().then(onDone, (error: unknown) => setProblem(explainFailure(error)))
    setIsBusy(false)
  }

  return {
    editors,
    lastChanges,
    link,
    isBusy,
    problem,
    news,
    /** Writes an invitation into the list, and shows its link. */
    send: (name: string, create: (known: Editors) => ReturnType<typeof invite>, onDone?: () => void): Promise<void> =>
      work(async () => {
        let secret = ""
        const changed = await changeEditors(github, `Editors: invite ${name}`, async known => {
          const invited = await create(known)
          secret = invited.secret
          return invited.editors
        })
        setEditors(changed)
        setLink({ name, url: createLink(page, secret) })
      }, onDone),
    /** Changes the list, and shows that it has changed. */
    change: (
      message: string,
      changeList: (known: Editors) => Editors,
      changed: string,
      onDone: () => void
    ): Promise<void> =>
      work(async () => {
        setEditors(await changeEditors(github, `Editors: ${message}`, changeList))
        setNews(changed)
      }, onDone),
  }
}
