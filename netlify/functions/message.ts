import clinic from "../../data/clinic.json"
import { createAnswerer, isFunctionOn } from "../../src/forms/function/answerMessage"
import { sendBySmtp } from "../../src/forms/function/sendBySmtp"

const answer = createAnswerer()

/** Emails messages of the forms if Netlify hosts the site and `clinic.json` chooses this delivery. */
const message = async (request: Request, { ip }: { ip: string }): Promise<Response> =>
  isFunctionOn(clinic)
    ? answer(request, { clinic, visitor: ip, now: Date.now(), send: mail => sendBySmtp(mail, process.env) })
    : new Response(null, { status: 404 })

export default message

/**
 * Limits the rate at Netlify as well, because instances of the function may not share memory: ten messages in three
 * minutes, its longest window (https://docs.netlify.com/manage/security/secure-access-to-sites/rate-limiting/).
 */
export const config = {
  path: "/message",
  rateLimit: { windowLimit: 10, windowSize: 180, aggregateBy: ["ip", "domain"] },
}
