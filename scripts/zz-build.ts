import { buildEditor } from "../src/build/buildEditor"
buildEditor("public/admin").then(() => console.log("built"), console.error)
