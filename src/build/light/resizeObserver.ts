const { ResizeObserver } = globalThis
export default ResizeObserver
