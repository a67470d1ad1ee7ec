import http from "node:http"
import sharp from "sharp"
import { listen } from "../../plugins/gatsby-plugin-host-files"
import { checkChange } from "../../src/editor/door/checkChange"
import { type Step, createDoor } from "../../src/editor/door/door"
import { keepPictures } from "../../src/editor/door/keepPictures"
import type { MeasurePicture } from "../../src/editor/door/measurePicture"
import { createReader } from "../../src/editor/door/readContent"
import { createRepository } from "./repository"
import { createGithub, practiceRepository } from "./server"

/** The migrations that the editor of the practice door knows: git’s id of an empty file. */
const practiceMigrations = "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"

const measure: MeasurePicture = async (_, file) => {
  try {
    const { width = 0, height = 0 } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
    return { width, height, bytes: file.size }
  } catch {
    return null
  }
}

/** Opens the editor’s door in front of a practice GitHub with a copy of the content in `data`, without a browser. */
export const openPracticeDoor = async (
  data: string,
  steps: readonly Step[],
  onRefusal: (message: string) => void = () => undefined
) => {
  const git = createRepository(data)
  const github = createGithub(git)
  const { address, close } = await listen(
    http.createServer((request, response) => github.handle(request, response)),
    0
  )
  const [owner = "", repo = ""] = practiceRepository.split("/")
  const readContent = createReader({}, measure)
  const door = createDoor({
    fetch,
    readBackend: async () => ({ owner, repo, branch: "main" }),
    steps: [...steps, keepPictures(readContent), checkChange(readContent, practiceMigrations)],
    onRefusal,
  })
  return {
    address,
    git,
    github,
    door,
    readContent,
    /** Asks who is signed in with a token, as the editor does first. */
    signIn: async (token: string): Promise<void> =>
      void (await door(`${address}/api/v3/user`, { headers: { authorization: `token ${token}` } })),
    close: async (): Promise<void> => {
      await close()
      git.remove()
    },
  }
}
