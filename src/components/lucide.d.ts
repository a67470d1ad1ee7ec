type IconNodes = readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[]

declare module "lucide-static/icon-nodes.json" {
  // Only the drawings this site names: a misspelt one is a type error.
  const nodes: Readonly<Record<import("./drawings").IconName, IconNodes>>
  export default nodes
}
