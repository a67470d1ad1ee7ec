import http from "node:http"
import sharp from "sharp"
import { checkChange } from "../door/checkChange"
import { type Step, createDoor } from "../door/door"
import { keepPictures } from "../door/keepPictures"
import type { MeasurePicture } from "../door/measurePicture"
import { createReader } from "../door/readContent"
import type { Site } from "../options"
import { listen } from "../../../testing/github/listen"
import { createRepository } from "../../../testing/github/repository"
import { createGithub, practiceRepository } from "../../../testing/github/server"

const measure: MeasurePicture = async (_, file) => {
  try {
    const { width = 0, height = 0 } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
    return { width, height, bytes: file.size }
  } catch {
    return null
  }
}

/**
 * Creates the editor’s door without a browser, in front of an imitation of GitHub with a copy of the content in
 * `source`.
 */
export const openPracticeDoor = async (
  source: string,
  site: Site,
  steps: readonly Step[],
  onRefusal: (message: string) => void = () => undefined
) => {
  const git = createRepository(source, site.forms.folder)
  const github = createGithub(git)
  const { address, close } = await listen(
    http.createServer((request, response) => github.handle(request, response)),
    0
  )
  const [owner = "", repo = ""] = practiceRepository.split("/")
  const readContent = createReader({}, measure)
  const door = createDoor({
    fetch,
    readBackend: async () => ({ owner, repo, branch: "main", folder: site.forms.folder }),
    steps: [...steps, keepPictures(readContent, site.forms), checkChange(readContent, site)],
    onRefusal,
    onNews: () => undefined,
  })
  return {
    address,
    git,
    github,
    door,
    readContent,
    /** Requests the signed-in user of a token, as the editor does first. */
    signIn: async (token: string): Promise<void> =>
      void (await door(`${address}/api/v3/user`, { headers: { authorization: `token ${token}` } })),
    close: async (): Promise<void> => {
      await close()
      git.remove()
    },
  }
}
