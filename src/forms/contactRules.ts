import { type InferType, object, string } from "yup"
import { messageLimit } from "./messageLimit"

/** What a visitor writes to the clinic. */
export const rules = object({
  name: string().trim().required("Enter your name"),
  email: string().trim().required("Enter your email address").email("Enter an email address, like name@example.com"),
  subject: string().trim().required("Enter a subject"),
  message: string()
    .trim()
    .required("Write your message")
    .test("limit", "Shorten your message to 5,000 characters", value => !value || [...value].length <= messageLimit),
})

export type ContactMessage = InferType<typeof rules>
