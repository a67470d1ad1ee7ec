import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { answerFrom } from "../server"

let folder = ""
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "server-"))
  await writeFile(path.join(folder, "ten.txt"), "0123456789")
  await writeFile(path.join(folder, "404.html"), "missing")
})
afterAll(() => rm(folder, { recursive: true }))

const ask = async (headers: Record<string, string>, url = "/ten.txt") => {
  const { status, headers: answered, body } = await (await answerFrom(folder))({ url, headers })
  return { status, body: body.toString(), range: answered["content-range"], encoding: answered["content-encoding"] }
}

it.each([
  ["bytes=0-3", 206, "0123", "bytes 0-3/10"],
  ["bytes=7-", 206, "789", "bytes 7-9/10"],
  ["bytes=7-99", 206, "789", "bytes 7-9/10"],
  ["bytes=-2", 206, "89", "bytes 8-9/10"],
  ["bytes=-99", 206, "0123456789", "bytes 0-9/10"],
  ["bytes=10-", 416, "", "bytes */10"],
  ["bytes=-0", 416, "", "bytes */10"],
  // What it does not understand, a server ignores (RFC 9110, section 14.2).
  ["bytes=3-1", 200, "0123456789", undefined],
  ["bytes=0-1,3-4", 200, "0123456789", undefined],
  ["bytes=-", 200, "0123456789", undefined],
  ["lines=0-1", 200, "0123456789", undefined],
])("answers the range %s with the status %i", async (range, status, body, contentRange) => {
  expect(await ask({ range, "accept-encoding": "br" })).toEqual({
    status,
    body,
    range: contentRange,
    encoding: undefined,
  })
})

it("ignores a range of another version of the file, and of a missing page", async () => {
  expect(await ask({ range: "bytes=0-3", "if-range": '"another"' })).toMatchObject({ status: 200, body: "0123456789" })
  expect(await ask({ range: "bytes=0-3" }, "/none")).toMatchObject({ status: 404, body: "missing" })
})

it.each([
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0.000, br;q=0.5", "br"],
  ["br;q=0", undefined],
])("compresses for %s as %s", async (accepted, encoding) => {
  expect(await ask({ "accept-encoding": accepted })).toMatchObject({ status: 200, encoding })
})
