/** A pull request: GitHub's data about a branch that git does not have. */
export interface PullRequest {
  number: number
  title: string
  branch: string
  base: string
  isDraft: boolean
  /** Whether its branch is one of a fork. */
  isCrossRepository: boolean
  state: "OPEN" | "CLOSED" | "MERGED"
  labels: string[]
  createdAt: string
  updatedAt: string
}

const now = (): string => new Date().toISOString()

/** Creates the pull requests of a repository, numbered from 1 as on GitHub. */
export const createPullRequests = () => {
  const all: PullRequest[] = []
  return {
    all: (): readonly PullRequest[] => all,
    open: (values: Pick<PullRequest, "title" | "branch" | "base" | "isDraft"> & Partial<PullRequest>): PullRequest => {
      const made: PullRequest = {
        isCrossRepository: false,
        ...values,
        number: all.length + 1,
        state: "OPEN",
        labels: [],
        createdAt: now(),
        updatedAt: now(),
      }
      all.push(made)
      return made
    },
    update: (found: PullRequest, values: Partial<PullRequest>): PullRequest =>
      Object.assign(found, values, { updatedAt: now() }),
    get: (number: number): PullRequest | undefined => all[number - 1],
    openOn: (branch: string): PullRequest | undefined =>
      all.find(found => found.branch === branch && found.state === "OPEN"),
  }
}

export type PullRequests = ReturnType<typeof createPullRequests>
