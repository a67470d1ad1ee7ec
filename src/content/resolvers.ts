import { derivedTexts } from "./derivedTexts"
import { findPrices, getAddress } from "./destinations"
import { getTypeName } from "./graphql"
import { describeHours } from "./hoursText"
import { describeWays } from "./ways"
import { interpolate } from "./placeholders"

/** What a resolver needs of Gatsby, whose node model answers with promises; the tests answer at once, from files. */
export interface ContentContext {
  nodeModel: {
    findOne: (query: { type: string; query?: unknown }) => unknown
  }
}

type Resolver = (
  source: Readonly<Record<string, unknown>>,
  args: unknown,
  context: ContentContext,
  info: { fieldName: string; parentType: { name: string } }
) => unknown

/** `transform` of the value, or of each item where the value is a list. */
const mapEach = (value: unknown, transform: (item: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(transform) : transform(value)

/** Resolves the directives of the content's GraphQL types, by the directive's name. */
export const resolvers = {
  // Gatsby replaces the files' nodes when they change; finding them through the node model makes pages follow.
  dataFile: (_source, _args, { nodeModel }, { fieldName }) => nodeModel.findOne({ type: getTypeName(fieldName) }),

  hours: (_source, _args, { nodeModel }) => {
    const clinic = nodeModel.findOne({ type: getTypeName("clinic") })
    return clinic instanceof Promise ? clinic.then(describeHours) : describeHours(clinic)
  },

  ways: (_source, _args, { nodeModel }) => {
    const [clinic, appointment] = ["clinic", "appointment"].map(name => nodeModel.findOne({ type: getTypeName(name) }))
    return clinic instanceof Promise || appointment instanceof Promise
      ? Promise.all([clinic, appointment]).then(nodes => describeWays(nodes[0], nodes[1]))
      : describeWays(clinic, appointment)
  },

  interpolate: (source, _args, { nodeModel }, { fieldName }) => {
    const fill = (clinic: unknown) =>
      mapEach(source[fieldName], text => (typeof text === "string" ? interpolate(text, clinic) : text))
    const clinic = nodeModel.findOne({ type: getTypeName("clinic") })
    return clinic instanceof Promise ? clinic.then(fill) : fill(clinic)
  },

  derivedText: (source, _args, { nodeModel }, { fieldName, parentType }) => {
    const describe = (clinic: unknown) => derivedTexts[parentType.name]?.[fieldName]?.(source, clinic)
    const clinic = nodeModel.findOne({ type: getTypeName("clinic") })
    return clinic instanceof Promise ? clinic.then(describe) : describe(clinic)
  },

  destination: (source, _args, { nodeModel }, { fieldName }) => {
    const destination = source[fieldName]
    if (typeof destination !== "string") return null
    const address = ([services, clinic, appointment, contact, team]: readonly unknown[]) =>
      getAddress(destination, { services, clinic, appointment, contact, team })
    const nodes = ["services", "clinic", "appointment", "contact", "team"].map(name =>
      nodeModel.findOne({ type: getTypeName(name) })
    )
    return nodes.some(node => node instanceof Promise) ? Promise.all(nodes).then(address) : address(nodes)
  },

  price: (source, _args, { nodeModel }, { fieldName }) => {
    const find = (fees: unknown) => findPrices(source[fieldName], fees)
    const fees = nodeModel.findOne({ type: getTypeName("fees") })
    return fees instanceof Promise ? fees.then(find) : find(fees)
  },

  imageFile: (source, _args, { nodeModel }, { fieldName }) =>
    mapEach(source[fieldName], address =>
      typeof address === "string"
        ? nodeModel.findOne({
            type: "File",
            query: {
              filter: {
                sourceInstanceName: { eq: "images" },
                relativePath: { eq: address.replace("/images/", "") },
              },
            },
          })
        : null
    ),
} satisfies Record<string, Resolver>
