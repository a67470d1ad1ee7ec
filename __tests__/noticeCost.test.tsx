/** @jest-environment node */
import { brotliCompressSync } from "node:zlib"
import { createElement } from "react"
import { renderToStaticMarkup, renderToString } from "react-dom/server"
import { ServerStyleSheet, StyleSheetManager } from "styled-components"
import { noticeHook, noticeScriptId } from "../src/boot/contract"
import { createNoticeScript } from "../src/boot/createNoticeScript"
import { createPagePolicy } from "../src/build/policy"
import { NoticeContext, type NoticeTimes } from "../src/layout/NoticeContext"
import { createAnnouncementNode, createClinicNode, formatGraph } from "../src/layout/structuredData"
import { readData } from "./support/data"
import { setContent } from "./support/graph"
import { type Route, pageElement } from "./support/pages"

type Json = ReturnType<typeof JSON.parse>

const sample = readData()

/** What of a page a notice can change, as the server writes it: the head's script and policy, the styles, the HTML. */
const pageText = (route: Route, data: typeof sample): string => {
  setContent(data)
  const sheet = new ServerStyleSheet()
  let times: NoticeTimes | undefined
  const note = (given: NoticeTimes) => {
    times = given
  }
  const html = renderToString(
    <StyleSheetManager sheet={sheet.instance}>
      {createElement(NoticeContext.Provider, { value: note }, pageElement(route))}
    </StyleSheetManager>
  )
  const styles = sheet.getStyleTags()
  const script = times ? createNoticeScript(times.from, times.until) : ""
  const head = times
    ? renderToStaticMarkup(
        createElement("script", {
          id: noticeScriptId,
          dangerouslySetInnerHTML: { __html: script },
        })
      )
    : ""
  const notice: Json = data["notice"]
  const clinic: Json = data["clinic"]
  const graph =
    route === "/"
      ? formatGraph([
          createClinicNode(clinic, "/share/home.jpg", []),
          ...(times ? [createAnnouncementNode(notice)] : []),
        ])
      : ""
  const policy = createPagePolicy({ scripts: ["console.log()", ...(times ? [script] : [])], styles: [styles] })
  return `<html${times ? ` ${noticeHook}=""` : ""}>${policy}${graph}${head}${styles}${html}`
}

describe.each(["/", "/faq/", "/about/"] as const)("a notice on %s", route => {
  it("costs at most 400 bytes, its words included", async () => {
    const [without, shown] = await Promise.all([
      pageText(route, sample),
      pageText(route, {
        ...sample,
        notice: { ...sample["notice"], shown: true, from: "2026-01-01T12:00", until: "2099-12-05T13:00" },
      }),
    ])
    expect(shown).toContain("No X-ray on Saturday morning")
    const cost = brotliCompressSync(shown).length - brotliCompressSync(without).length
    process.stdout.write(`\nThe notice costs ${cost} bytes on ${route}.\n`)
    expect(cost).toBeLessThanOrEqual(400)
  })
})
