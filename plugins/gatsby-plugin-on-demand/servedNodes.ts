/** The recorded state of a node: its children in order, and its text. */
export type NodeState = readonly [node: Node, children: readonly Node[], text: string | null]

/** Records the current state of `root` and its descendants. */
export const recordNodes = (root: Node): NodeState[] => {
  const walker = document.createTreeWalker(root)
  const states: NodeState[] = []
  for (let node: Node | null = root; node; node = walker.nextNode())
    states.push([node, [...node.childNodes], node.nodeValue])
  return states
}
