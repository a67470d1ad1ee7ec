import type { FieldDefinition } from "./fields"

/** The fields of the contact form, in their order (specification sections 2, 3 and 5). */
export const contactFields = {
  name: { label: "Full name", required: "Enter your name", autoComplete: "name", half: true, inMessage: true },
  email: {
    label: "Email",
    type: "email",
    required: "Enter your email address",
    invalid: "Enter an email address, like name@example.com",
    autoComplete: "email",
    placeholder: "name@example.com",
    half: true,
    inMessage: true,
  },
  subject: { label: "Subject", required: "Enter a subject", inMessage: false },
  message: {
    label: "Message",
    type: "textarea",
    rows: 5,
    required: "Write your message",
    limit: 5000,
    invalid: "Shorten your message to 5,000 characters",
    inMessage: false,
  },
} as const satisfies Record<string, FieldDefinition>

/** What a visitor writes to the clinic. */
export type ContactMessage = Record<keyof typeof contactFields, string>
