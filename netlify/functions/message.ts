import clinic from "../../data/clinic.json"
import { createAnswerer, isFunctionOn } from "../../src/forms/function/answerMessage"
import { sendBySmtp } from "../../src/forms/function/sendBySmtp"

const answer = createAnswerer()

/** Emails messages of the forms, where Netlify serves the site and `clinic.json` says so. */
const message = async (request: Request, { ip }: { ip: string }): Promise<Response> =>
  isFunctionOn(clinic)
    ? answer(request, { clinic, visitor: ip, now: Date.now(), send: mail => sendBySmtp(mail, process.env) })
    : new Response(null, { status: 404 })

export default message

/**
 * Each run may have a memory of its own, so Netlify counts, too: ten messages in three minutes, its longest window
 * (https://docs.netlify.com/manage/security/secure-access-to-sites/rate-limiting/).
 */
export const config = {
  path: "/message",
  rateLimit: { windowLimit: 10, windowSize: 180, aggregateBy: ["ip", "domain"] },
}
