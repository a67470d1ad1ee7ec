import path from "node:path"
import { Marked, type Tokens, marked } from "marked"

/** A document of the guide. */
export interface GuideDocument {
  /** Path of its file below the guide's folder, such as `editing/publish.md`. */
  file: string
  text: string
}

/** The guide as one page. */
export interface Guide {
  title: string
  /** HTML of the page's content, without its title. */
  html: string
  /** Files of its pictures, below the guide's folder, in the order in which they are shown. */
  pictures: string[]
}

/** Returns the anchor of a heading, as GitHub writes it, so that links work in both places. */
const createAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-")

const getPath = (file: string, link: string): string => path.posix.join(path.posix.dirname(file), link)

/** Returns the documents that a document lists in its first numbered list, in that order. */
export const listChapters = ({ file, text }: GuideDocument): string[] => {
  const list = marked.lexer(text).find((token): token is Tokens.List => token.type === "list" && token.ordered === true)
  return [...(list?.raw.matchAll(/\]\(([^)#]+\.md)\)/g) ?? [])].map(([, link = ""]) => getPath(file, link))
}

const escapeAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")

/**
 * Renders the documents of the guide as one page, the first of which introduces the others. Links between them become
 * links within the page. `sizes` are the pixels of each picture. Throws an error if a link or a picture leads nowhere,
 * or two headings are the same.
 */
export const renderGuide = (
  documents: readonly GuideDocument[],
  sizes: Readonly<Record<string, { width: number; height: number }>>
): Guide => {
  const [first] = documents
  if (!first) throw new Error("The guide has no documents.")
  const files = new Set(documents.map(({ file }) => file))
  const anchors = new Set<string>()
  const links: { file: string; anchor: string }[] = []
  const pictures: string[] = []
  let title = ""

  const render = ({ file, text }: GuideDocument): string => {
    const isFirst = file === first.file
    const parser = new Marked({
      renderer: {
        heading({ tokens, depth, text: heading }) {
          const content = this.parser.parseInline(tokens)
          if (isFirst && depth === 1) {
            title = content
            return ""
          }
          const anchor = depth === 1 ? path.posix.basename(file, ".md") : createAnchor(heading)
          if (anchors.has(anchor)) throw new Error(`${file}: another heading of the guide is also “${heading}”.`)
          anchors.add(anchor)
          const level = isFirst ? depth : depth + 1
          return `<h${level} id="${anchor}">${content}</h${level}>\n`
        },
        link({ href, tokens }) {
          const [target = "", heading] = href.split("#")
          const document = target ? getPath(file, target) : file
          if (!files.has(document)) throw new Error(`${file}: “${href}” is not in the guide.`)
          const anchor = heading ?? (document === first.file ? "" : path.posix.basename(document, ".md"))
          links.push({ file, anchor })
          return `<a href="#${anchor}">${this.parser.parseInline(tokens)}</a>`
        },
        image({ href, text: alternative }) {
          const picture = getPath(file, href)
          const size = sizes[picture]
          if (!size) throw new Error(`${file}: there is no picture “${href}”.`)
          if (!pictures.includes(picture)) pictures.push(picture)
          return `<img src="${path.posix.basename(picture)}" alt="${escapeAttribute(alternative)}" width="${size.width}" height="${size.height}" loading="lazy">`
        },
      },
    })
    const html = parser.parse(text, { async: false })
    return isFirst ? html : `<section aria-labelledby="${path.posix.basename(file, ".md")}">${html}</section>`
  }

  const html = documents.map(render).join("\n")
  const broken = links.find(({ anchor }) => anchor && !anchors.has(anchor))
  if (broken) throw new Error(`${broken.file}: the guide has no heading “#${broken.anchor}”.`)
  return { title, html, pictures }
}
