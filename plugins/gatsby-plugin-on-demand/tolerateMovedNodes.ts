/**
 * Makes React survive that others move its nodes, as translators do: it removes a node from wherever that is, and inserts
 * before the element that holds a moved one (https://github.com/facebook/react/issues/11538). Otherwise both calls throw,
 * and the page goes blank.
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
