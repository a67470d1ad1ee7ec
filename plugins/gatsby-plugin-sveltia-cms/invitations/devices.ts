/** Begins and ends sessions of devices, and recognises them. */
import { read, readText } from "../../gatsby-plugin-content-model/json"
import { tryParseJson } from "../tryParseJson"
import type { App } from "./createApp"
import {
  type Editor,
  type Editors,
  createSecret,
  hashSecret,
  notePress,
  noteUse,
  redeem,
  removeDevice,
} from "./editors"
import { answerJson, tooMany } from "./http"
import type { KnownEditors } from "./knownEditors"
import { RefusedRequest } from "./refusal"
import { type Session, readSessions, writeSession } from "./session"

/** Somebody who is signed in on a device. */
export interface Visitor {
  editor: Editor
  session: Session
}

const findDevice = (editors: Editors, { id, device }: Session): Editor | undefined =>
  editors.find(editor => editor.id === id && editor.devices.some(found => found.id === device))

/** Finds out who sends a request. Throws if the device sends too many: `isBusy` counts them. */
export const identify = async (
  request: Request,
  app: App,
  known: KnownEditors,
  isBusy: (device: string) => boolean
): Promise<Visitor | undefined> => {
  const sessions = await readSessions(request, await app.getSessionKey())
  const [first] = sessions
  if (!first) return undefined
  if (sessions.some(({ device }) => isBusy(device))) throw tooMany
  await known.refresh(sessions.some(session => findDevice(known.get(), session)))
  const session = sessions.find(found => findDevice(known.get(), found)) ?? first
  const editor = findDevice(known.get(), session)
  return editor && { editor, session }
}

/** Notes that a used link was pressed, so that an owner is told that another device was first. */
const noteUsedLink = async (known: KnownEditors, hash: string): Promise<void> => {
  if (notePress(known.get(), hash) === known.get()) return
  await known.change("a used link was pressed", editors => notePress(editors, hash)).catch(() => undefined)
}

/**
 * Signs the device in that sends an invitation, and out the person who was signed in on it before. Throws if the
 * invitation is not valid.
 */
export const signInDevice = async (
  body: string,
  app: App,
  known: KnownEditors,
  before: Visitor | undefined
): Promise<Response> => {
  const { invitation } = read({ invitation: readText }, tryParseJson(body))
  const [hash, device] = [await hashSecret(invitation), createSecret()]
  const takeInvitation = (editors: Editors) => {
    const used = redeem(editors, hash, device)
    if (typeof used === "string") throw new RefusedRequest(403, used)
    return used
  }
  await known.refresh(
    known.get().some(({ invitation: unused, devices }) => [unused, ...devices].some(found => found?.hash === hash))
  )
  await noteUsedLink(known, hash)
  const { editor } = takeInvitation(known.get())
  const change = () =>
    known.change(`${editor.name} signs in`, editors =>
      removeDevice(takeInvitation(editors).editors, before?.session.device ?? "")
    )
  // If GitHub’s answer was lost, the device may be on the list already.
  await change().catch((error: unknown) => (error instanceof RefusedRequest ? Promise.reject(error) : change()))
  const cookie = await writeSession({ id: editor.id, device }, await app.getSessionKey())
  return answerJson(200, { name: editor.name }, { "set-cookie": cookie })
}

/** Removes the device from the list. */
export const signOutDevice = ({ editor, session }: Visitor, known: KnownEditors): Promise<void> =>
  known.change(`${editor.name} signs out`, editors => removeDevice(editors, session.device))

/** Notes from time to time that a device is used. */
export const noteDevice = async ({ device }: Session, known: KnownEditors): Promise<void> => {
  if (noteUse(known.get(), device) === known.get()) return
  await known
    .change("a device is used", editors => noteUse(editors, device))
    // It is noted the next time.
    .catch(() => undefined)
}
