/** Returns the keys of `record` with their type. */
export const getKeys = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] => {
  const isKey = (name: string): name is Key => Object.hasOwn(record, name)
  return Object.keys(record).filter(isKey)
}
