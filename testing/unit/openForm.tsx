import { render } from "@testing-library/react"
import { AppointmentForm } from "../../src/forms/AppointmentForm"
import { ContactForm } from "../../src/forms/ContactForm"
import { InPage, pageData } from "./pages"

const createForm = (name: "contact" | "appointment") => {
  if (name === "contact") return <ContactForm {...pageData("/contact/").content.contact} />
  const { appointment, services } = pageData("/appointment/").content
  const bookable = services.services.filter((service: { bookable: boolean }) => service.bookable)
  return <AppointmentForm {...appointment} bookable={bookable} />
}

/** Renders a form as after a client navigation to its page, without the rest of the page. */
export const openForm = (name: "contact" | "appointment") =>
  render(<InPage route={`/${name}/`}>{createForm(name)}</InPage>)
