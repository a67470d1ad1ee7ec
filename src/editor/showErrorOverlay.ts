import type { BrandInPages } from "brand-in-pages"

/**
 * Keeps the brand up to date in develop mode, and shows the problems of the content over the page until they are fixed.
 */
export const showErrorOverlay = (): void => {
  const notice = document.createElement("pre")
  notice.setAttribute("role", "alert")
  notice.hidden = true
  notice.style.cssText =
    "position:fixed;z-index:99;inset:auto 0 0;margin:0;padding:1rem 1.5rem;max-height:60vh;overflow:auto;white-space:pre-wrap;font:1rem/1.5 system-ui,sans-serif;color:var(--on-brand);background:var(--danger)"
  document.body.append(notice)
  const style = document.head.appendChild(document.createElement("style"))
  const showBrand = async (): Promise<void> => {
    const { styles, languages }: BrandInPages = await (await fetch("/___brand")).json()
    style.textContent = styles + (Object.values(languages)[0]?.font ?? "")
    for (const image of document.querySelectorAll("img"))
      if (image.src.endsWith(".svg")) image.src = new URL(image.src).pathname
  }
  // There is a message after each change of the content.
  new EventSource("/___content").addEventListener("message", ({ data }: MessageEvent<string>) => {
    const text: unknown = JSON.parse(data)
    notice.textContent = String(text)
    notice.hidden = text === ""
    if (!text) showBrand().catch(console.error)
  })
}
