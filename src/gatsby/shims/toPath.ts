/** Returns the steps of a path such as `a.b[0]`. */
const toPath = (path: unknown): unknown[] =>
  Array.isArray(path)
    ? path
    : String(path)
        .split(/[.[\]]+/)
        .filter(Boolean)
export default toPath
