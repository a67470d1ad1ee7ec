import { addressHook, announcerId, buildMetaName, inlineScriptId, preloadsId } from "./contract"

/** The live region, behind React's root: in it React alone changes anything. */
export const announcer = <div key="announcer" id={announcerId} role="status" />

/**
 * Returns the elements of a page that the build fills in: those that its head begins with, and those at the end of its body,
 * with the addresses of Gatsby's own scripts, which would start by themselves. A static page never starts React.
 */
export const createFilledElements = (pathname: string, isStatic = false) => ({
  head: [
    <meta key="policy" httpEquiv="Content-Security-Policy" content="" />,
    <meta key="build" name={buildMetaName} content="" />,
  ],
  body: [
    !isStatic && <script key="preloads" type="text/plain" id={preloadsId} {...{ [addressHook]: pathname }} />,
    <script key="inline" id={inlineScriptId} />,
  ],
})
