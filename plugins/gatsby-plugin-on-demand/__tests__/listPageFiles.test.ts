import { createTemporaryFolder } from "../../../testing/createTemporaryFolder"
import { listPageFiles } from "../build/webpack"

const folder = createTemporaryFolder()

it("lists the pages in folders too, and no folder, style, test or declaration", () => {
  for (const name of ["index.tsx", "404.tsx", "notes/empty.md", "bread/rye.jsx", "bread/__tests__/rye.ts", "page.d.ts"])
    folder.write(`pages/${name}`, "")
  folder.write("pages/index.test.tsx", "")
  expect(listPageFiles(folder.at("pages"))).toEqual(
    ["404.tsx", "bread/rye.jsx", "index.tsx"].map(name => folder.at(`pages/${name}`))
  )
})
