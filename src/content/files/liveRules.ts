import type { LiveRule } from "../vocabulary"

/** Marks an example, which must be gone before the site goes live. */
export const mustNotBeSample: LiveRule = {
  value: false,
  message: "marks an example: put the clinic’s own in its place, then remove the mark.",
}

/** The forwarder's confirmation of the address to which it forwards `what`. */
export const mustBeActivated = (what: string, when?: LiveRule["when"]): LiveRule => ({
  value: true,
  when,
  message: `is not set: send ${what} from the published site, click the link in the mail the forwarding service sends you, send again; when it has arrived, set this to true.`,
})
