/** The host that forwards contact messages (https://formsubmit.co): the only one besides ours that a page talks to. */
export const forwarder = "https://formsubmit.co"
