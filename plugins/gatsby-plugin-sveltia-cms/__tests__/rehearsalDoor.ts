import { imageSize } from "image-size"
import { checkChange } from "../door/checkChange"
import { type Step, createDoor } from "../door/door"
import { keepPictures } from "../door/keepPictures"
import type { MeasurePicture } from "../door/createMeasurePicture"
import { createReader } from "../door/readContent"
import { createGithub, rehearsalRepository } from "../../../testing/github/github"
import { createRepository } from "../../../testing/github/repository"
import { bakery, createFiles } from "./bakery"

/** Measures a picture by its header, because there is no browser that decodes it. */
const measure: MeasurePicture = async (_, file) => {
  try {
    const { width, height } = imageSize(new Uint8Array(await file.arrayBuffer()))
    return { width, height, bytes: file.size }
  } catch {
    return null
  }
}

/** URL of the APIs, as on a GitHub Enterprise Server. */
export const apiUrl = "https://github.test/api"

/**
 * Creates the editor’s door without a browser, in front of an imitation of GitHub with the bakery’s content.
 */
export const openRehearsalDoor = (
  steps: readonly Step[],
  onRefusal: (message: string) => void = () => undefined,
  site = bakery
) => {
  const git = createRepository(createFiles())
  const github = createGithub(git)
  const [owner = "", repo = ""] = rehearsalRepository.split("/")
  const readContent = createReader({}, measure)
  const door = createDoor({
    fetch: (input, init) => github.fetch(new Request(input, init)),
    readBackend: async () => ({ owner, repo, branch: "main", folder: site.forms.folder }),
    steps: [...steps, keepPictures(readContent, site.forms), checkChange(readContent, site)],
    onRefusal,
    onNews: () => undefined,
  })
  return {
    git,
    github,
    door,
    readContent,
    /** Requests the signed-in user of a token, as the editor does first. */
    signIn: async (token: string): Promise<void> =>
      void (await door(`${apiUrl}/v3/user`, { headers: { authorization: `token ${token}` } })),
  }
}
