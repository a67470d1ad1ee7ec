import { pathHook, announcerId, buildMetaName, copyNoteId, inlineScriptId, preloadsId } from "./contract"

/** The live region, after React's root, because only React may change anything inside the root. */
export const announcer = <div key="announcer" id={announcerId} role="status" />

/** The note into which the service worker writes when it serves a copy of the page. It belongs before React's root. */
export const copyNote = <p key="copy-note" id={copyNoteId} role="status" />

/**
 * Returns the elements of a page that the build fills in: those at the start of its head, and those at the end of its
 * body, including the block with the URLs of Gatsby's own scripts, which would otherwise start immediately. A
 * static page never starts React and has no such block.
 */
export const createFilledElements = (pathname: string, isStatic = false) => ({
  head: [
    <meta key="policy" httpEquiv="Content-Security-Policy" content="" />,
    <meta key="build" name={buildMetaName} content="" />,
  ],
  body: [
    !isStatic && <script key="preloads" type="text/plain" id={preloadsId} {...{ [pathHook]: pathname }} />,
    <script key="inline" id={inlineScriptId} />,
  ],
})
