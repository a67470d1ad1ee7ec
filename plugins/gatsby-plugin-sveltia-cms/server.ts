/** Exports for the functions of hosts: the server side of invitations. It uses the web platform alone. */
export { createEditorFunction, type Env } from "./invitations/handler"
