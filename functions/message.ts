import clinic from "../data/clinic.json"
import { createAnswerer, isFunctionOn } from "../src/forms/function/answerMessage"
import { type MailVariables, sendBySmtp } from "../src/forms/function/sendBySmtp"

const answer = createAnswerer()

/**
 * The context that Cloudflare passes to a function (https://developers.cloudflare.com/pages/functions/api-reference/).
 */
interface Context {
  request: Request
  env: MailVariables
  /** Responds with a file of the site. */
  next: () => Promise<Response>
}

/** Emails messages of the forms if Cloudflare Pages hosts the site and `clinic.json` chooses this delivery. */
export const onRequest = async ({ request, env, next }: Context): Promise<Response> =>
  isFunctionOn(clinic)
    ? answer(request, {
        clinic,
        visitor: request.headers.get("cf-connecting-ip") ?? "",
        now: Date.now(),
        send: mail => sendBySmtp(mail, env),
      })
    : next()
