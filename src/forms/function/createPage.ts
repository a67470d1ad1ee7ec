const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

/**
 * Returns a page for visitors without scripts. With the browser's Back button they find their text still in the form.
 */
export const createPage = (
  status: number,
  language: string,
  heading: string,
  paragraphs: readonly string[]
): Response =>
  new Response(
    [
      `<!doctype html><html lang="${escape(language)}"><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
      `<title>${escape(heading)}</title><h1>${escape(heading)}</h1>`,
      ...paragraphs.map(text => `<p>${escape(text)}</p>`),
    ].join("\n"),
    {
      status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "x-robots-tag": "noindex",
      },
    }
  )
