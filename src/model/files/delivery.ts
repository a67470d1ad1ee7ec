import { providerFields, providerNames } from "../delivery"
import { choice, entry, line } from "../../../plugins/gatsby-plugin-content-model"

/** Delivery of messages: the provider and its setting. */
export const delivery = entry(
  {
    type: "Delivery",
    label: "Message delivery",
    optional: true,
    hint: "How messages from the forms reach the clinic. If left out, FormSubmit delivers them. docs/going-live/messages.md compares the providers, and npm run check:live says how to start the chosen one.",
    summary: "{{provider}}",
    variants: {
      by: "provider",
      needs: Object.fromEntries(Object.entries(providerFields).map(([name, field]) => [name, [field]])),
    },
  },
  {
    provider: choice({
      label: "Provider",
      options: providerNames,
      hint: "“formsubmit”, “formspree”, “web3forms”: a service emails the messages. “netlify”: the host does. “endpoint”: a program of your own on the same server.",
    }),
    form: line({
      label: "Form",
      max: 20,
      optional: true,
      pattern: { regex: "^[A-Za-z0-9]{6,20}$", description: "the form’s ID, such as xqkrvzab" },
      hint: "The ID that Formspree gives the form: the end of its address.",
    }),
    accessKey: line({
      label: "Access key",
      max: 36,
      optional: true,
      pattern: {
        regex: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$",
        description: "a key with four hyphens, such as 01234567-89ab-cdef-0123-456789abcdef",
      },
      hint: "The key that Web3Forms sends by email. It is no secret: pages show it.",
    }),
    address: line({
      label: "Address of the program",
      max: 60,
      optional: true,
      pattern: {
        regex: "^/[a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*(\\.php)?$",
        description: "an address on this site without its domain, such as /message",
      },
      hint: "Where your program answers, such as /message.",
    }),
  }
)
