/** Shows over the page, in develop mode, the problems to fix in the content, until they are fixed. */
export const showErrorOverlay = (): void => {
  const notice = document.createElement("pre")
  notice.setAttribute("role", "alert")
  notice.hidden = true
  notice.style.cssText =
    "position:fixed;z-index:99;inset:auto 0 0;margin:0;padding:1rem 1.5rem;max-height:60vh;overflow:auto;white-space:pre-wrap;font:1rem/1.5 system-ui,sans-serif;color:#fff;background:#8a1c1c;border-top:4px solid #fff"
  document.body.append(notice)
  new EventSource("/___content").addEventListener("message", ({ data }: MessageEvent<string>) => {
    const text: unknown = JSON.parse(data)
    notice.textContent = String(text)
    notice.hidden = text === ""
  })
}
