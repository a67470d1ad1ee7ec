/** Exports for the functions of hosts, and for tests: the server side of invitations. It uses the web platform alone. */
export { createEditorFunction, type Env } from "./invitations/handler"
export { appPermissions } from "./invitations/app"
export { invite } from "./invitations/editors"
