/** Type of the elements that a selector matches: of `a`, and of `a[download]`, links. */
type ElementOf<Selector extends string> = Selector extends keyof HTMLElementTagNameMap
  ? HTMLElementTagNameMap[Selector]
  : Selector extends `${infer Name extends keyof HTMLElementTagNameMap}[${string}`
    ? HTMLElementTagNameMap[Name]
    : HTMLElement

/** Returns the closest element that contains an event's target and matches `selector`, or null if there is none. */
export const closest = <Selector extends string>(event: Event, selector: Selector): ElementOf<Selector> | null =>
  event.target instanceof Element ? event.target.closest<ElementOf<Selector>>(selector) : null
