/** Instead of a copy for browsers without one: every browser that runs these scripts has a ResizeObserver. */
const { ResizeObserver } = globalThis
export default ResizeObserver
