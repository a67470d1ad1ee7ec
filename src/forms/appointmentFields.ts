import type { FieldDefinition } from "./fields"

/** The fields of the appointment form, in their order (specification sections 2, 3 and 5). */
export const appointmentFields = {
  firstName: {
    label: "First name",
    required: "Enter your first name",
    autoComplete: "given-name",
    half: true,
    inMessage: "Name",
  },
  lastName: {
    label: "Last name",
    required: "Enter your last name",
    autoComplete: "family-name",
    half: true,
    inMessage: "Name",
  },
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
  phone: {
    label: "Phone",
    type: "tel",
    required: "Enter your phone number, like 263 77 123 4567",
    autoComplete: "tel",
    placeholder: "263 77 123 4567",
    half: true,
    inMessage: true,
  },
  service: { label: "Service type", type: "select", required: "Choose a service", inMessage: true },
  date: {
    label: "Preferred date",
    type: "date",
    required: "Choose a date",
    invalid: "Choose today or a later date",
    half: true,
    inMessage: true,
  },
  time: { label: "Preferred time", type: "select", required: "Choose a time", half: true, inMessage: true },
  // They may be medical, and go no further than the page unless the clinic receives requests itself.
  notes: { label: "Additional notes", type: "textarea", rows: 3, inMessage: false },
} as const satisfies Record<string, FieldDefinition>

/** A request for an appointment. It is never stored and, by default, never sent (specification section 3). */
export type AppointmentRequest = Record<keyof typeof appointmentFields, string>
