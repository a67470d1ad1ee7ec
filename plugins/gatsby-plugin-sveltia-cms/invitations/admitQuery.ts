/** Reads by GraphQL: what an invited person may ask for. */
import { type FieldNode, Kind, type OperationDefinitionNode, type SelectionSetNode, print } from "graphql"
import { isRecord } from "../../gatsby-plugin-content-model/json"
import { isPlainPath } from "../door/change"
import type { Backend } from "../door/github"
import { words } from "../door/words"
import { type Admitted, refuse } from "./admitted"

/** Fields below which there are only facts about a person: GitHub would lead from there to everything of that person. */
const people: ReadonlySet<string> = new Set(["author", "user", "headRepositoryOwner"])

const personFields: ReadonlySet<string> = new Set("__typename avatarUrl databaseId email id login name user".split(" "))

/** Fields that Sveltia CMS, the door and the history select below the repository. */
const fields: ReadonlySet<string> = new Set(
  `__typename additions annotationLevel annotations author baseRefName byteSize changeType checkRuns checkSuites clientMutationId commit commits
  committedDate conclusion context contexts createdAt defaultBranchRef deletions deployments description detailsUrl
  endCursor entries environment environmentUrl file files hasNextPage headRefName headRefOid headRepositoryOwner history
  id isBinary isCrossRepository isDraft isTruncated labels latestStatus mergeCommit mergeable message messageBody
  messageHeadline mode name nodes number object oid pageInfo parents path potentialMergeCommit pullRequest pullRequests
  ref refs state status statusCheckRollup summary target targetUrl text title totalCount type updatedAt url
  viewerPermission`.split(/\s+/)
)

/** Nesting of the editor’s own queries is at most 10. */
const maxDepth = 15

interface Scope {
  variables: Record<string, unknown>
  folder: string
}

/** Returns the text of an argument; `undefined` if it is missing. Refuses one that could be read in two ways. */
const readArgument = ({ arguments: given = [] }: FieldNode, name: string, { variables }: Scope): string | undefined => {
  const [value, other] = given.flatMap(argument => (argument.name.value === name ? [argument.value] : []))
  if (!value) return undefined
  const text = value.kind === Kind.VARIABLE ? variables[value.name.value] : value.kind === Kind.STRING && value.value
  return typeof text === "string" && !other ? text : refuse(words.unknownCall(name))
}

/** Returns whether the entries of a folder are selected, in fragments, too. */
const selectsEntries = (selectionSet: SelectionSetNode | undefined): boolean =>
  selectionSet?.selections.some(selection =>
    selection.kind === Kind.FIELD
      ? selection.name.value === "entries"
      : selection.kind === Kind.INLINE_FRAGMENT && selectsEntries(selection.selectionSet)
  ) ?? false

const rootFields: ReadonlySet<string> = new Set(["entries", "name", "mode", "oid"])

/** Returns whether only the names and ids of a folder’s entries are selected, by which the door compares roots. */
const comparesEntries = (selectionSet: SelectionSetNode | undefined): boolean =>
  selectionSet?.selections.every(
    selection =>
      selection.kind !== Kind.FRAGMENT_SPREAD &&
      (selection.kind !== Kind.FIELD || rootFields.has(selection.name.value)) &&
      comparesEntries(selection.selectionSet)
  ) ?? true

/** Returns whether a field leads to a file or folder that is not content. Those with an id alone are found elsewhere. */
const leadsOut = (field: FieldNode, scope: Scope): boolean => {
  const isContent = (path: string): boolean => isPlainPath(path) && `${path}/`.startsWith(`${scope.folder}/`)
  const { name, arguments: given = [] } = field
  if (name.value === "file") return !isContent(readArgument(field, "path", scope) ?? "")
  // An entry of a folder has a field of this name, too.
  if (name.value !== "object" || given.length === 0) return false
  const [, path] = readArgument(field, "expression", scope)?.split(/:(.*)/s) ?? []
  if (path === undefined) return selectsEntries(field.selectionSet)
  const isOnTheWay = path === "" || scope.folder.startsWith(`${path}/`)
  return !(isContent(path) || (isOnTheWay && comparesEntries(field.selectionSet)))
}

/** Refuses fields that the editor does not select, at any depth. */
export const checkFields = (
  selectionSet: SelectionSetNode | undefined,
  scope: Scope,
  allowed: ReadonlySet<string> = fields,
  depth = 0
): void => {
  if (depth > maxDepth) refuse(words.unknownCall("GraphQL"))
  for (const selection of selectionSet?.selections ?? []) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return refuse(words.unknownCall(selection.kind))
    const name = selection.kind === Kind.FIELD ? selection.name.value : ""
    if (selection.kind === Kind.FIELD) {
      if (!allowed.has(name)) refuse(words.unknownCall(name))
      if (leadsOut(selection, scope)) refuse(words.unknownCall(name))
    }
    checkFields(selection.selectionSet, scope, people.has(name) ? personFields : allowed, depth + 1)
  }
}

const isPermission = (field: { kind: Kind; name?: { value: string } }): boolean =>
  field.kind === Kind.FIELD && field.name?.value === "viewerPermission"

const getKey = ({ alias, name }: FieldNode): string => (alias ?? name).value

/** Admits reads of the repository. GitHub is not asked for the permission: the App’s is not the person’s. */
export const admitQuery = (
  operation: OperationDefinitionNode,
  roots: readonly FieldNode[],
  variables: Record<string, unknown>,
  { owner, repo, folder }: Backend
): Admitted => {
  const { selectionSet, variableDefinitions = [] } = operation
  // What is read here must be what GitHub reads.
  if (variableDefinitions.some(({ defaultValue }) => defaultValue)) refuse(words.unknownCall("GraphQL"))
  const scope = { variables, folder }
  const permissions = new Map<string, string[]>()
  const selections = roots.map(field => {
    const name = `${readArgument(field, "owner", scope)}/${readArgument(field, "name", scope)}`
    const isOwn = field.name.value === "repository" && name.toLowerCase() === `${owner}/${repo}`.toLowerCase()
    if (!isOwn || !field.selectionSet) return refuse(words.unknownCall(field.name.value))
    checkFields(field.selectionSet, scope)
    const below = field.selectionSet.selections
    const asked = below.flatMap(found => (found.kind === Kind.FIELD && isPermission(found) ? [getKey(found)] : []))
    permissions.set(getKey(field), asked)
    const left = below.filter(found => !isPermission(found))
    const typeName = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } } as const
    return { ...field, selectionSet: { ...field.selectionSet, selections: left.length ? left : [typeName] } }
  })
  const query = print({ ...operation, selectionSet: { ...selectionSet, selections } })
  const declared = variableDefinitions.map(({ variable }) => variable.name.value)
  return {
    method: "POST",
    body: { query, variables: Object.fromEntries(declared.map(name => [name, variables[name]])) },
    completeAnswer: answer => {
      if (!isRecord(answer) || !isRecord(answer["data"])) return answer
      const data = Object.entries(answer["data"]).map(([key, repository]) => [
        key,
        isRecord(repository)
          ? { ...repository, ...Object.fromEntries((permissions.get(key) ?? []).map(name => [name, "WRITE"])) }
          : repository,
      ])
      return { ...answer, data: Object.fromEntries(data) }
    },
  }
}
