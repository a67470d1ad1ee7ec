const identity = (value: unknown): unknown => value
export default identity
