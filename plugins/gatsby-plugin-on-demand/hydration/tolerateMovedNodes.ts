/**
 * Prevents errors in React after other programs, such as translators, have moved its nodes: `removeChild` removes a
 * node from its actual parent, and `insertBefore` inserts before the element that contains a moved node
 * (https://github.com/facebook/react/issues/11538). Otherwise both calls would throw, and the page would become blank.
 */
export const tolerateMovedNodes = (): void => {
  const { removeChild, insertBefore } = Node.prototype

  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode ? removeChild.call<Node, [Child], Child>(child.parentNode, child) : child
  }

  Node.prototype.insertBefore = function insert<Child extends Node>(this: Node, node: Child, next: Node | null): Child {
    let sibling = next
    while (sibling && sibling.parentNode !== this) sibling = sibling.parentNode
    return insertBefore.call<Node, [Child, Node | null], Child>(this, node, sibling)
  }
}
