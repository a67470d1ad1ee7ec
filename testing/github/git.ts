import { spawnSync } from "node:child_process"

/** An error that git reports, such as a commit on top of a branch that has moved. */
export class GitRefusal extends Error {}

const person = { NAME: "Practice", EMAIL: "practice@example.com" }
const environment = {
  ...process.env,
  ...Object.fromEntries(
    Object.entries(person).flatMap(([name, value]) => [
      [`GIT_AUTHOR_${name}`, value],
      [`GIT_COMMITTER_${name}`, value],
    ])
  ),
}

/** Creates functions that run git in a folder, as the practice user. */
export const createGit = (folder: string) => {
  const tryGit = (parameters: readonly string[], input: string | Buffer = "", author = person.NAME) => {
    const env = { ...environment, GIT_AUTHOR_NAME: author }
    return spawnSync("git", [`--git-dir=${folder}`, ...parameters], { input, env, maxBuffer: 1e9 })
  }

  type Answer = ReturnType<typeof tryGit>

  const expectText = ({ status, stdout, stderr }: Answer): string => {
    if (status !== 0) throw new GitRefusal(String(stderr))
    return stdout.toString().trim()
  }

  const answers = new Map<string, Answer>()

  const ask = (...parameters: readonly string[]): Answer => {
    const key = parameters.join("\n")
    const answer = answers.get(key) ?? tryGit(parameters)
    if (answer.status === 0) answers.set(key, answer)
    return answer
  }

  return {
    /** Runs git and returns its output. Throws a GitRefusal on failure. */
    git: (...parameters: Parameters<typeof tryGit>): string => expectText(tryGit(...parameters)),
    /**
     * Runs git for objects named by their ids, whose result never changes, with a cache: each run of git takes time.
     */
    ask,
    /** The same, as text. Throws a GitRefusal on failure. */
    askForText: (...parameters: readonly string[]): string => expectText(ask(...parameters)),
  }
}
