import { homedir, userInfo } from "node:os"

const escapeRegExp = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")

/** Returns the kinds of traces of the build machine in a published text, or an empty list if there are none. */
export const findBuildTraces = (text: string): string[] => {
  const traces: Record<string, RegExp> = {
    "the project's folder": new RegExp(escapeRegExp(process.cwd())),
    // Short home folders such as "/" or "/root" match only if a path follows, because they occur in other texts, too.
    "the builder's home": new RegExp(`(?<![\\w.-])${escapeRegExp(homedir())}/[\\w.-]`),
    "somebody's home": new RegExp(`/(home|Users)/${escapeRegExp(userInfo().username)}\\b`),
    "a file's address": /\bfile:\/\/\/?[\w.-]+\//,
    "the place of a source map": /[#@]\s*sourceMappingURL=(?!data:)\S*[\\/]/,
  }
  return Object.entries(traces).flatMap(([name, trace]) => (trace.test(text) ? [name] : []))
}
