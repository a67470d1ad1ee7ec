/** What `[...items]` is compiled to. */
const toArray = <Item>(items: Iterable<Item>): Item[] => Array.from(items)

export default toArray
