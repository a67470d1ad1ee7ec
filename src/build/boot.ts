import path from "node:path"
import { build } from "esbuild"

/** The boot script (src/boot), small enough to stand in every page. */
export const bootScript = async (): Promise<string> => {
  const { outputFiles } = await build({ entryPoints: [path.resolve("src/boot/boot.ts")], bundle: true, minify: true, format: "iife", target: ["es2020"], write: false, legalComments: "none" })
  const [file] = outputFiles
  if (!file) throw new Error("The boot script came out empty.")
  return file.text.trim()
}
