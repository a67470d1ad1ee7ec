type IconNodes = readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[]

declare module "lucide-static/icon-nodes.json" {
  const nodes: Readonly<Record<string, IconNodes>>
  export default nodes
}
