import { getGroupAnchor } from "../model/links/pages"

interface Groupable {
  group: string | null
}

/** Services under one heading. */
export interface ServiceGroup<Service> {
  /** Null if the content has no groups. */
  heading: string | null
  anchor: string
  services: readonly Service[]
}

/**
 * Returns services by group, in the order of each group's first service. Services without a group come last, under
 * `others`; if no service has one, all are in a single group without a heading.
 */
export const groupServices = <Service extends Groupable>(
  services: readonly Service[],
  others: string
): ServiceGroup<Service>[] => {
  const names = [...new Set(services.flatMap(({ group }) => group || []))]
  const ungrouped = services.filter(({ group }) => !group)
  return [
    ...names.map(name => ({ heading: name, services: services.filter(({ group }) => group === name) })),
    ...(ungrouped.length > 0 ? [{ heading: names.length > 0 ? others : null, services: ungrouped }] : []),
  ].map((group, index) => ({ ...group, anchor: getGroupAnchor(index) }))
}
