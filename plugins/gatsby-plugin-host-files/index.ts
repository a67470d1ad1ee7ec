export { configuredHosts, createHostConfiguration } from "./hostConfigurations"
export type { HostFilesOptions } from "./options"
export {
  type Headers,
  type HostRules,
  createHeaderRules,
  createPattern,
  defaultHeaders,
  isCompressible,
  types,
} from "./rules"
export { type Site, answerFrom, listen, serve } from "./server"
