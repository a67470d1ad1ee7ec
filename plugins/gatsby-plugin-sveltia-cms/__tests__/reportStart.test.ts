/** @jest-environment jsdom */
import { reportMissingParts } from "../reportMissingParts"
import { reportStart } from "../reportStart"

const createMessage = (): HTMLElement => {
  const message = document.createElement("p")
  message.textContent = "The editor is loading"
  document.body.replaceChildren(message)
  return message
}

it("removes its message once the editor has started", async () => {
  await reportStart(createMessage(), async () => undefined)
  expect(document.body).toBeEmptyDOMElement()
})

it("says why the editor cannot start, with a button that loads it again", async () => {
  const message = createMessage()
  const problem = new Error("The editor’s page has no element “help”.")
  await expect(reportStart(message, () => Promise.reject(problem))).rejects.toBe(problem)
  expect(message).toHaveAttribute("role", "alert")
  expect(message).toHaveTextContent("could not start: The editor’s page has no element “help”. Load it again")
  expect(message.querySelector("button")).toHaveTextContent("Load it again")
})

it("says that cookies are needed, and starts nothing, where the browser refuses to store anything", async () => {
  const refused = jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Access is denied for this document.", "SecurityError")
  })
  const message = createMessage()
  const start = jest.fn(async () => undefined)
  await reportStart(message, start)
  refused.mockRestore()
  expect(start).not.toHaveBeenCalled()
  expect(message).toHaveTextContent("This browser refuses cookies")
})

it.each([
  ["Failed to fetch dynamically imported module: https://example.com/admin/chunk-1.js", true],
  ["error loading dynamically imported module: https://example.com/admin/chunk-1.js", true],
  ["Importing a module script failed.", true],
  ["Something else", false],
])("says that a part of the editor is missing after an update: %s", async (text, isReported) => {
  window.fetch = () => Promise.resolve<Response>(Object.assign(Object.create(null), { ok: true }))
  const news = document.createElement("p")
  const watched = jest.spyOn(window, "addEventListener")
  reportMissingParts(news)
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: new TypeError(text) }))
  await new Promise(resolve => setTimeout(resolve))
  const [[type, listener] = []] = watched.mock.calls
  if (type && listener) window.removeEventListener(type, listener)
  expect(news.textContent).toBe(isReported ? "A newer editor is on the site: load it again." : "")
})
