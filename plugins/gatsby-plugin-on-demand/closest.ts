/** Returns the nearest element around an event's target that `selector` describes, if there is one. */
export const closest = <E extends HTMLElement = HTMLElement>(event: Event, selector: string): E | null =>
  event.target instanceof Element ? event.target.closest<E>(selector) : null
