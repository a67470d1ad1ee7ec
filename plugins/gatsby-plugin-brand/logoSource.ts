/** The longest value of an entity that is put in: drawing programs keep addresses of name spaces there. */
const maxEntityLength = 200

/** A document type with what it declares in brackets. Comments are gone by then: they may have quotation marks. */
const doctype = /<!DOCTYPE\b(?:"[^"]*"|'[^']*'|[^["'>])*(?:\[((?:"[^"]*"|'[^']*'|[^\]"'])*)\]\s*)?>/i

const entity = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g

/**
 * The `<svg>` of a drawing's file, without what only an XML parser knows: byte order mark, declaration, comments and document
 * type. The entities that the document type declares are put in, once; one that is in another file stays as it is written.
 */
export const readLogoSource = (source: string): string => {
  const written = source
    .replace(/^\uFEFF/, "")
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replace(/^\s*<\?xml\b[^>]*\?>/, "")
  const declarations = doctype.exec(written)?.[1] ?? ""
  const entities = new Map(
    [...declarations.matchAll(entity)].map(([, name = "", double, single]) => [name, double ?? single ?? ""] as const)
  )
  return written.replace(doctype, "").replaceAll(/&([\w.-]+);/g, (reference, name: string) => {
    const value = entities.get(name)
    return value === undefined || value.length > maxEntityLength ? reference : value
  })
}
