import type { BrowserContext, Locator, Page, Request, Route } from "@playwright/test"
import type { Answer } from "../forwarderAnswers"

/** All URLs of the real forwarder, and of the program that receives the second clinic's messages. */
const forwarderUrls = /^https:\/\/formsubmit\.co\/|:\d+\/message$/

const openToAll = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" } as const

const fulfill = (route: Route, answer: Answer) =>
  typeof answer === "object"
    ? route.fulfill({ ...answer, headers: { ...openToAll, ...answer.headers } })
    : route.abort("connectionreset")

/** Answers all requests to the forwarder, replacing an earlier answer. Returns the requests. */
export const answerWith = async (target: Page | BrowserContext, answer: Answer): Promise<Request[]> => {
  const requests: Request[] = []
  await target.unroute(forwarderUrls)
  await target.route(forwarderUrls, route => {
    if (route.request().method() === "POST") requests.push(route.request())
    return fulfill(route, answer)
  })
  return requests
}

/** Submits a form without scripts, and returns its request, which is answered with a page. */
export const submitPlainForm = async (page: Page, submitButton: Locator): Promise<Request> => {
  await page.route(forwarderUrls, route => route.fulfill({ contentType: "text/html", body: "Thank you" }))
  const [request] = await Promise.all([page.waitForRequest(forwarderUrls), submitButton.click()])
  return request
}
