/** Returns the closest element that contains an event's target and matches `selector`, or null if there is none. */
export const closest = <E extends HTMLElement = HTMLElement>(event: Event, selector: string): E | null =>
  event.target instanceof Element ? event.target.closest<E>(selector) : null
