import { useState } from "react"

interface Props {
  name: string
  url: string
}

/** Shows the link of an invitation, with ways to send it. */
export const Link = ({ name, url }: Props) => {
  const [news, setNews] = useState("")
  const text = `${name}, this link opens the editor of our website. It works once, within seven days, on the phone or computer on which you press it.`
  const share = (): void => {
    // The person who shares may also close the sheet.
    navigator.share({ text, url }).catch(() => undefined)
  }
  const copy = (): void => {
    navigator.clipboard.writeText(`${text}\n${url}`).then(
      () => setNews("Copied."),
      () => setNews("The browser does not allow copying. Select the link, and copy it.")
    )
  }
  return (
    <section className="link" aria-labelledby="link-heading">
      <h3 id="link-heading">The link for {name}</h3>
      <p>
        Send it to {name} alone: the first person to press it can edit the site. It works once, within seven days, and
        is not shown again.
      </p>
      <p>
        <code>{url}</code>
      </p>
      <p>
        {"share" in navigator && (
          <button type="button" className="primary" onClick={share}>
            Share
          </button>
        )}
        <button type="button" onClick={copy}>
          Copy
        </button>
      </p>
      <p role="status">{news}</p>
    </section>
  )
}
