import { type InferType, object, string } from "yup"
import { utcToday } from "./utcToday"

/** What a visitor asks for. It is never stored and, by default, never sent (specification section 3). */
export const rules = object({
  firstName: string().trim().required("Enter your first name"),
  lastName: string().trim().required("Enter your last name"),
  email: string().trim().required("Enter your email address").email("Enter an email address, like name@example.com"),
  phone: string().trim().required("Enter your phone number, like 263 77 123 4567"),
  service: string().required("Choose a service"),
  date: string()
    .required("Choose a date")
    .test("min", "Choose today or a later date", value => !value || value >= utcToday()),
  time: string().required("Choose a time"),
  notes: string().default(""),
})

export type AppointmentRequest = InferType<typeof rules>
