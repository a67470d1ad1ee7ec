export { measureVeil } from "./veil"
