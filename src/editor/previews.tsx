import fraunces from "@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf"
import literata from "@expo-google-fonts/literata/600SemiBold/Literata_600SemiBold.ttf"
import nunito from "@expo-google-fonts/nunito/700Bold/Nunito_700Bold.ttf"
import type { MouseEvent, ReactNode } from "react"
import styled, { StyleSheetManager } from "styled-components"
import { createBrandStyles, headingFontFace } from "../../plugins/gatsby-plugin-brand"
import { Section } from "../components/Section"
import { PageProvider } from "../components/useSite"
import type { DataFile } from "../model/links/pages"
import type { AppointmentRequest } from "../forms/appointmentFields"
import { ConfirmationPanel } from "../forms/ConfirmationPanel"
import { Footer } from "../layout/Footer"
import { NoticeBand } from "../layout/Notice"
import NotFoundPage from "../pages/404"
import AboutPage from "../pages/about"
import PatientsPage from "../pages/patients"
import AppointmentPage from "../pages/appointment"
import ContactPage from "../pages/contact"
import FaqPage from "../pages/faq"
import MessageSentPage from "../pages/message-sent"
import OfflinePage from "../pages/offline"
import ServicesPage from "../pages/services"
import { Banner } from "../sections/Banner"
import { CareCards } from "../sections/CareCards"
import { ContactPanel } from "../sections/ContactPanel"
import { ContactStrip } from "../sections/ContactStrip"
import { FeaturedServices } from "../sections/FeaturedServices"
import { Fees } from "../sections/Fees"
import { HeroSlide } from "../sections/HeroSlide"
import { PolicyText } from "../sections/PolicyText"
import { Stats } from "../sections/Stats"
import { TaskList } from "../sections/TaskList"
import { Team } from "../sections/Team"
import { Testimonials } from "../sections/Testimonials"
import { ValueGrid } from "../sections/ValueGrid"
import { globalStyles } from "../styles/globalStyles"
import { breakpoints } from "../styles/tokens"
import { BrandPreview } from "./BrandPreview"
import type { PreviewContent } from "./previewContent"

const SlideList = styled.div`
  display: grid;
  gap: 1.5rem;
  padding: 1.5rem;
`

// Media queries apply to the preview pane: a tall pane has the layout of phones, a wide one that of wide screens.
const SlideFrame = styled.div`
  position: relative;
  display: grid;
  width: 100%;
  aspect-ratio: 16 / 9;
  min-height: 26rem;
  overflow: hidden;
  color: var(--on-deep);
  ${breakpoints.portrait} {
    aspect-ratio: 3 / 4;
  }
`

// Fonts with all letters, because any may be typed. The browser loads only the one that is used.
const fullFontFaces = Object.entries({ Fraunces: fraunces, Literata: literata, Nunito: nunito })
  .map(([name, url]) => headingFontFace(name, url, "truetype"))
  .join("")

/** A made-up request, for the panel that follows a booking. */
const sampleRequest: AppointmentRequest = {
  firstName: "Rudo",
  lastName: "Sample",
  email: "rudo@example.com",
  phone: "263 00 000 0000",
  service: "",
  date: "2030-01-31",
  time: "09:30",
  notes: "A note of the patient.",
}

/** Preview of each data file: its page, or the sections that show it. */
const previews: Readonly<Record<DataFile, (content: PreviewContent) => ReactNode>> = {
  clinic: ({ contact }) => (
    <>
      <Section as="div" $tight>
        <ContactPanel hoursNote={contact.hoursNote} />
      </Section>
      <Footer />
    </>
  ),
  brand: ({ typedBrand }) => <BrandPreview brand={typedBrand} />,
  notice: ({ notice }) => notice && <NoticeBand {...notice} always />,
  // Slides and testimonials are left out. They have forms of their own, and the slides' pictures are megabytes.
  home: ({ home, services }) => (
    <>
      {home.tasks && <TaskList {...home.tasks} />}
      <FeaturedServices {...home.services} services={services.services} />
      <Section $tone="deep" $tight>
        <Banner {...home.banner} actions={["book", "call"]} look="deep" />
      </Section>
      {home.contactStrip && <ContactStrip {...home.contactStrip} />}
    </>
  ),
  slides: ({ slides: { slides } }) => (
    <SlideList>
      {slides.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two slides may have the same title while they are written
        <SlideFrame key={index}>
          <HeroSlide slides={slides} index={index} isCurrent />
        </SlideFrame>
      ))}
    </SlideList>
  ),
  services: content => <ServicesPage data={{ content }} pageContext={{}} />,
  care: ({ care }) => <CareCards care={care} />,
  fees: ({ fees }) => <Fees fees={fees} />,
  testimonials: ({ testimonials }) => testimonials && <Testimonials {...testimonials} />,
  about: content => <AboutPage data={{ content }} />,
  stats: ({ stats }) => stats && <Stats {...stats} />,
  values: ({ values }) => values && <ValueGrid {...values} />,
  team: ({ team }) => team && <Team {...team} />,
  patients: content => <PatientsPage data={{ content }} />,
  faqs: content => <FaqPage data={{ content }} />,
  appointment: content => (
    <>
      <AppointmentPage data={{ content }} />
      <Section as="div" aria-label="After booking" $tight>
        <div inert="">
          {content.appointment && (
            <ConfirmationPanel
              texts={content.appointment.confirmation}
              isForwarded={content.appointment.delivery === "forward"}
              request={sampleRequest}
              serviceTitle={content.services.services.find(service => service.bookable)?.title ?? ""}
              onAnother={() => undefined}
            />
          )}
        </div>
      </Section>
    </>
  ),
  contact: content => (
    <>
      <ContactPage data={{ content }} />
      <MessageSentPage data={{ content }} />
    </>
  ),
  policies: ({ policies }) => (
    <>
      {policies.map((policy, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may have the same URL while they are written
        <PolicyText key={index} {...policy} />
      ))}
    </>
  ),
  notFound: content => <NotFoundPage data={{ content }} />,
  offline: content => <OfflinePage data={{ content }} />,
}

const Hints = styled.aside`
  margin: 1.5rem;
  padding: 1rem 1.25rem;
  border-inline-start: 4px solid var(--accent);
  background: var(--surface-sunk);
  ul {
    display: grid;
    gap: 0.5rem;
    margin-top: 0.5rem;
  }
`

/** Shows hints on the text. They do not prevent saving. */
const HintList = ({ heading, hints }: { heading: string; hints: readonly string[] }) =>
  hints.length === 0 ? null : (
    <Hints aria-labelledby="hints">
      <h2 id="hints">{heading}</h2>
      <ul role="list">
        {hints.map((hint, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- hints have no identity
          <li key={index}>{hint}</li>
        ))}
      </ul>
    </Hints>
  )

/** Disables the forms of a preview: nobody should send a message from the editor. */
const disableForms = (page: HTMLElement | null): void =>
  page?.querySelectorAll("form").forEach(form => form.setAttribute("inert", ""))

/**
 * Disables the links of a preview. Its elements belong to a frame, so `instanceof` with this window's classes fails.
 */
const stopLinks = (event: MouseEvent): void => {
  const { target } = event
  if ("closest" in target && typeof target.closest === "function" && target.closest("a")) event.preventDefault()
}

interface PreviewProps {
  name: DataFile
  /** The document of the preview pane. */
  frame: Document
  content: PreviewContent
  hints: readonly string[]
}

/** Shows the preview of a data file, and hints on its text. */
export const Preview = ({ name, frame, content, hints }: PreviewProps) => (
  <StyleSheetManager target={frame.head}>
    <PageProvider page={content.pageWords} site={content}>
      <style>{fullFontFaces}</style>
      <style>{createBrandStyles(content.typedBrand)}</style>
      <style>{globalStyles}</style>
      <main ref={disableForms} onClickCapture={stopLinks}>
        {previews[name](content)}
      </main>
      <HintList heading={name === "brand" ? "Shown otherwise" : "Good to know"} hints={hints} />
    </PageProvider>
  </StyleSheetManager>
)
