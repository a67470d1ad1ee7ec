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

const isAsRecorded = ([node, children, text]: NodeState): boolean =>
  node.nodeValue === text &&
  node.childNodes.length === children.length &&
  children.every((child, index) => node.childNodes[index] === child)

/**
 * Restores the recorded text and children of a node. Children in the right position are not moved and keep focus and
 * state.
 */
const restoreNode = ([node, children, text]: NodeState): void => {
  if (node.nodeValue !== text) node.nodeValue = text
  const recorded = new Set(children)
  for (const child of Array.from(node.childNodes)) if (!recorded.has(child)) node.removeChild(child)
  children.forEach((child, index) => {
    const current = node.childNodes[index]
    if (current !== child) node.insertBefore(child, current ?? null)
  })
}

/** Selector of elements that work only with React. */
const controls = "button,input,select,textarea"

const hasControls = (node: Node): boolean =>
  node instanceof Element && (node.matches(controls) || node.querySelector(controls) !== null)

/**
 * Undoes changes that translators, extensions or browsers have made in the server's HTML, because React hydrates only
 * HTML that it knows. Returns a function that repeats these changes wherever React has changed nothing since, or
 * undefined if there were none. A part with controls that was replaced by a copy stays as served, because React does
 * not know copies.
 */
export const restoreServedNodes = (container: Element, served: readonly NodeState[]): (() => void) | undefined => {
  const changed = served.filter(state => !isAsRecorded(state))
  if (changed.length === 0) return undefined
  const foreignStates = recordNodes(container)
  const servedStates = new Map(served.map(state => [state[0], state]))
  const foreignNodes = new Set(foreignStates.map(([node]) => node))
  const isChangedAgain = (before: NodeState, state: NodeState): boolean =>
    isAsRecorded(before) &&
    !isAsRecorded(state) &&
    !before[1].some(child => !foreignNodes.has(child) && hasControls(child))
  for (const state of changed) restoreNode(state)
  return () => {
    // Parents come before their children, so a node that is not in the page by now is not added later.
    for (const state of foreignStates) {
      const before = servedStates.get(state[0])
      if (before ? isChangedAgain(before, state) : container.contains(state[0])) restoreNode(state)
    }
  }
}
