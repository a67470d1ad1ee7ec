import fontFile from "@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf"
import type { ComponentType } from "react"
import { type Root, createRoot } from "react-dom/client"
import styled, { StyleSheetManager } from "styled-components"
import { Section } from "../components/Section"
import type { Problem } from "../content/checks"
import { policyNames } from "../content/files/policies"
import { walk } from "../content/field"
import { type DataFile, isDataFile, model } from "../content/model"
import { getValue } from "../content/vocabulary"
import { PageTitle } from "../components/PageTitle"
import { AppointmentForm } from "../forms/AppointmentForm"
import type { AppointmentRequest } from "../forms/appointmentFields"
import { ConfirmationPanel } from "../forms/ConfirmationPanel"
import { ContactForm } from "../forms/ContactForm"
import { FormColumns } from "../forms/FormFrame"
import { Footer } from "../layout/Footer"
import { NoticeBand } from "../layout/Notice"
import { Achievements } from "../sections/Achievements"
import { CallToAction } from "../sections/CallToAction"
import { CareCards } from "../sections/CareCards"
import { ContactCards } from "../sections/ContactCards"
import { ContactStrip } from "../sections/ContactStrip"
import { EmergencyNotice } from "../sections/EmergencyNotice"
import { FaqCategories } from "../sections/FaqCategories"
import { FeaturedServices } from "../sections/FeaturedServices"
import { Fees } from "../sections/Fees"
import { Gallery } from "../sections/Gallery"
import { HeroSlide } from "../sections/HeroSlide"
import { LocationMap } from "../sections/LocationMap"
import { NotFound } from "../sections/NotFound"
import { PolicyText } from "../sections/PolicyText"
import { MissionVision } from "../sections/MissionVision"
import { PagePicture } from "../sections/PagePicture"
import { QuickCards } from "../sections/QuickCards"
import { ServiceGrid } from "../sections/ServiceGrid"
import { Stats } from "../sections/Stats"
import { TaskList } from "../sections/TaskList"
import { Testimonials } from "../sections/Testimonials"
import { ValueGrid } from "../sections/ValueGrid"
import { VisitCards } from "../sections/VisitCards"
import { globalStyles } from "../styles/globalStyles"
import { headingFontFace } from "../styles/headingFont"
import { breakpoints } from "../styles/tokens"
import { ContentInPreview } from "./gatsbyInPreview"
import type { PreviewContent } from "./previewContent"

const SlideList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  padding: 1.5rem;
`

// The media queries apply to the preview pane: a tall pane shows the layout of phones, a wide one that of wide screens.
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

// A preview sends nothing. React 18 supports `inert` only as a plain attribute.
const inertProps = { inert: "" }

// With all letters, because any may be typed.
const fullFontFace = headingFontFace(fontFile, "truetype")

/** A request of nobody, for the panel that follows a booking. */
const sampleRequest: AppointmentRequest = {
  firstName: "Rudo",
  lastName: "Sample",
  email: "rudo@example.com",
  phone: "263 00 000 0000",
  service: "",
  date: "2030-01-31",
  time: "9:30 AM",
  notes: "A note of the patient.",
}

type Preview = ComponentType<PreviewContent>

/** The sections that show each data file, as on its page. A file without any is shown by its texts. */
export const previews: Readonly<Partial<Record<DataFile, Preview>>> = {
  clinic: () => (
    <>
      <Section as="div" $tight>
        <ContactCards />
      </Section>
      <Footer />
    </>
  ),
  notice: ({ notice }) => notice && <NoticeBand {...notice} always />,
  home: ({ home, services }) => (
    <>
      {home.tasks && <TaskList {...home.tasks} />}
      <FeaturedServices {...home.services} services={services.services} />
      <CallToAction {...home.banner} actions="bookAndCall" />
      <ContactStrip {...home.contactStrip} />
    </>
  ),
  slides: ({ slides: { slides } }) => (
    <SlideList>
      {slides.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two slides may have the same title while they are written
        <SlideFrame key={index}>
          <HeroSlide slides={slides} index={index} />
        </SlideFrame>
      ))}
    </SlideList>
  ),
  services: ({ services: { heading, lead, services, banner, picture, emergency } }) => (
    <>
      <PageTitle heading={heading} lead={lead} />
      <ServiceGrid services={services} />
      <CallToAction {...banner} actions="bookAndCall" picture={picture} />
      <Section as="div" $tight>
        <EmergencyNotice {...emergency} />
      </Section>
    </>
  ),
  care: ({ care }) => <CareCards care={care} />,
  fees: ({ fees }) => <Fees fees={fees} />,
  testimonials: ({ testimonials }) => <Testimonials {...testimonials} />,
  about: ({ about }) => (
    <>
      <PageTitle
        heading={about.heading}
        lead={about.lead}
        media={about.picture && <PagePicture picture={about.picture} />}
      />
      <MissionVision {...about} />
      {about.gallery && <Gallery gallery={about.gallery} visit={about.visit} />}
      <Achievements achievements={about.achievements} visit={about.gallery ? undefined : about.visit} />
      <CallToAction {...about.banner} actions="bookAndContact" />
    </>
  ),
  stats: ({ stats }) => <Stats {...stats} />,
  values: ({ values }) => <ValueGrid {...values} />,
  faqs: ({ faqs: { heading, lead, banner, quickCards, ...questions }, care, fees }) => (
    <>
      <PageTitle heading={heading} lead={lead} />
      <FaqCategories {...questions} care={care} fees={fees} />
      <CallToAction {...banner} actions="callAndContact" />
      <QuickCards {...quickCards} />
    </>
  ),
  appointment: ({ appointment, services }) => (
    <>
      <PageTitle heading={appointment.heading} lead={appointment.lead} />
      <FormColumns>
        <div {...inertProps}>
          <AppointmentForm
            {...appointment}
            bookable={services.services.filter(service => service.bookable).map(service => service.title)}
          />
        </div>
        <VisitCards {...appointment} />
      </FormColumns>
      <Section as="div" aria-label="After booking" $tight>
        <div {...inertProps}>
          <ConfirmationPanel
            texts={appointment.confirmation}
            delivery={appointment.delivery === "forward" ? "forward" : "none"}
            request={{
              ...sampleRequest,
              service: services.services.find(service => service.bookable)?.title ?? "",
            }}
            onAnother={() => undefined}
          />
        </div>
      </Section>
    </>
  ),
  contact: ({ contact }) => (
    <>
      <PageTitle heading={contact.heading} lead={contact.lead} />
      <FormColumns>
        <div {...inertProps}>
          <ContactForm {...contact} />
        </div>
        <ContactCards />
      </FormColumns>
      <LocationMap map={contact.map} picture={contact.picture} />
      <PageTitle heading={contact.messageSent.heading} lead={contact.messageSent.text} />
    </>
  ),
  policies: ({ policies }) => (
    <>
      {policyNames.map(name => {
        const policy = policies[name]
        return policy && <PolicyText key={name} {...policy} />
      })}
    </>
  ),
  notFound: ({ notFound }) => <NotFound {...notFound} />,
  offline: ({ offline: { heading, lead, directions } }) => (
    <>
      <PageTitle heading={heading} lead={lead} />
      <Section as="div" $tight>
        <ContactCards directions={directions} />
      </Section>
    </>
  ),
}

/** The texts of a data file, one below the other; what is for search engines is on no page. */
const TextPreview = ({ name, content }: { name: DataFile; content: PreviewContent }) => {
  const texts: string[] = []
  walk(model[name], getValue(content, name), (field, value, path) => {
    const isText = field.kind === "paragraph" || (field.kind === "line" && !field.destination)
    if (isText && typeof value === "string" && path[0] !== "head") texts.push(value)
  })
  const [heading = "", lead, ...paragraphs] = texts
  return (
    <>
      <PageTitle heading={heading} lead={lead} />
      <Section as="div" $tight>
        {paragraphs.map((text, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- texts have no identity
          <p key={index}>{text}</p>
        ))}
      </Section>
    </>
  )
}

const roots = new WeakMap<HTMLElement, Root>()

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

/** What of a data file would be easier to read: hints, which keep nothing from being saved. */
const PlainLanguage = ({ hints }: { hints: readonly Problem[] }) =>
  hints.length === 0 ? null : (
    <Hints aria-labelledby="plain-language">
      <h2 id="plain-language">Easier to read</h2>
      <ul>
        {hints.map(({ entry, field, message }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- hints have no identity
          <li key={index}>
            {entry && `${entry}: `}“{field}” {message}
          </li>
        ))}
      </ul>
    </Hints>
  )

/**
 * Renders the sections of a data file, and hints on its words, into `node`, an element of the preview pane's document
 * `frame`.
 */
export const renderPreview = (
  name: string,
  node: HTMLElement,
  frame: Document,
  content: PreviewContent,
  hints: readonly Problem[] = []
): void => {
  if (!isDataFile(name)) throw new Error(`The data file ${name} has no preview.`)
  const root = roots.get(node) ?? createRoot(node)
  roots.set(node, root)
  const Preview = previews[name]
  root.render(
    <StyleSheetManager target={frame.head}>
      <ContentInPreview.Provider value={content}>
        <style>{fullFontFace}</style>
        <style>{globalStyles}</style>
        <main>{Preview ? <Preview {...content} /> : <TextPreview name={name} content={content} />}</main>
        <PlainLanguage hints={hints} />
      </ContentInPreview.Provider>
    </StyleSheetManager>
  )
}
