type IconNodes = readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[]

declare module "lucide-static/icon-nodes.json" {
  // Only the icons this site names: a misspelt one is a type error.
  const nodes: Readonly<Record<import("./iconPaths").IconName, IconNodes>>
  export default nodes
}
