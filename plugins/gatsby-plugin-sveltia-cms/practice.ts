/** Exports for commands and tests: a local imitation of GitHub for practice. */
export { openPracticeDoor } from "./practice/practiceDoor"
export type { PullRequest } from "./practice/pullRequests"
export { startRehearsal } from "./practice/rehearsal"
export type { Repository } from "./practice/repository"
export { type createGithub, practiceRepository } from "./practice/server"
