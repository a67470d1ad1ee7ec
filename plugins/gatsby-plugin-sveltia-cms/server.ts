/** Exports for the functions of hosts, and for tests: the server side of invitations. It uses the web platform alone. */
export {
  type EditorFunction,
  createEditorFunction,
  type Env,
  type FunctionSite,
} from "./invitations/createEditorFunction"
export { appPermissions } from "./invitations/createApp"
export { createLink, editorsPath, formatEditors, invite, parseEditors } from "./invitations/editors"
