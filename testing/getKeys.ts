/** The keys of `record`, typed. */
export const getKeys = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] => {
  const isKey = (name: string): name is Key => Object.hasOwn(record, name)
  return Object.keys(record).filter(isKey)
}
