/** What commands and tests may import: a GitHub to practise with, on this machine. */
export { openPracticeDoor } from "./practice/practiceDoor"
export type { PullRequest } from "./practice/pullRequests"
export { startRehearsal } from "./practice/rehearsal"
export type { Repository } from "./practice/repository"
export { type createGithub, practiceRepository } from "./practice/server"
