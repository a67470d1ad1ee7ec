/** Labels of the appointment form's fields, keyed by field name ("Forms" in docs/product.md). */
const appointmentLabels = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  service: "Service type",
  date: "Preferred date",
  time: "Preferred time",
  notes: "Additional notes (optional)",
} as const

/** Name of a field of the appointment form. */
export type AppointmentField = keyof typeof appointmentLabels

/** A complete appointment request. */
export const appointmentRequest: Readonly<Record<AppointmentField, string>> = {
  firstName: "Rudo",
  lastName: "Moyo",
  email: "rudo@example.org",
  phone: "263 77 765 4321",
  service: "Cardiology",
  date: "2099-01-31",
  time: "14:30",
  notes: "Stairs are hard for me.",
}

/** The appointment form's route, accessible name, labels and complete values. */
export const appointmentFormParts = {
  route: "/appointment/",
  name: "Book an Appointment",
  submitLabel: "Book Appointment",
  labels: appointmentLabels,
  complete: appointmentRequest,
} as const

/** The toast that confirms the appointment request ("Messages" in docs/product.md). */
export const appointmentBooked = {
  title: "Appointment Booked!",
  text: "Your appointment for Cardiology on Saturday 31 January 2099 at 2:30 PM has been scheduled. A confirmation email will follow shortly.",
} as const
