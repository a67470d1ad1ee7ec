import { type Resolver, contentResolvers, withFiles } from "../../plugins/gatsby-plugin-content-model"
import { answerField, sharedFiles } from "./answerField"
import { isDataFile } from "./model"

/** Resolvers of the directives in the content's GraphQL types, keyed by directive. */
export const resolvers = {
  ...contentResolvers,

  dataFile: (_source, _args, context, info) => {
    const isShared = sharedFiles.some(name => name === info.fieldName)
    const names = isShared || !isDataFile(info.fieldName) ? sharedFiles : [...sharedFiles, info.fieldName]
    return withFiles(names, context, info, (...files) =>
      answerField(info.fieldName, Object.fromEntries(names.map((name, index) => [name, files[index]])))
    )
  },
} satisfies Record<string, Resolver>
