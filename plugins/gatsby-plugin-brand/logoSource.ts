/** Maximum length of an entity that is expanded: drawing programs use entities for namespace addresses. */
const maxEntityLength = 200

/**
 * Matches a document type with its internal subset in brackets. Comments must be removed first, because they may
 * contain quotation marks.
 */
const doctype = /<!DOCTYPE\b(?:"[^"]*"|'[^']*'|[^["'>])*(?:\[((?:"[^"]*"|'[^']*'|[^\]"'])*)\]\s*)?>/i

const entity = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g

/**
 * Returns the `<svg>` of a drawing's file without the parts that only an XML parser understands: byte order mark, XML
 * declaration, comments and document type. Expands the entities that the document type declares, once. Leaves
 * references to undeclared entities, such as those in another file, as they are.
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
