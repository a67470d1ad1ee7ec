/** Replaces a polyfill: every browser that runs these scripts has a ResizeObserver. */
const { ResizeObserver } = globalThis
export default ResizeObserver
