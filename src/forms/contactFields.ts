import { type Words, fill, formatNumber } from "../words/words"
import { type FieldDefinition, createEmailField } from "./fields"

/** Maximum number of characters in a message. */
const maxMessageLength = 5000

/** Returns the fields of the contact form, in their order ("Forms" in docs/product.md). */
export const createContactFields = (words: Words["contactForm"], form: Words["form"]) =>
  ({
    name: { label: words.name, required: words.enterName, autoComplete: "name", half: true, inMessage: true },
    email: createEmailField(form),
    subject: { label: words.subject, required: words.enterSubject, inMessage: false },
    message: {
      label: words.message,
      type: "textarea",
      rows: 5,
      required: words.enterMessage,
      limit: maxMessageLength,
      invalid: fill(words.shortenMessage, { limit: formatNumber(maxMessageLength, form.thousands) }),
      inMessage: false,
    },
  }) as const satisfies Record<string, FieldDefinition>

export type ContactMessage = Record<keyof ReturnType<typeof createContactFields>, string>
