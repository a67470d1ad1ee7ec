import fontFile from "@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf"
import type { ComponentType } from "react"
import { type Root, createRoot } from "react-dom/client"
import styled, { StyleSheetManager } from "styled-components"
import { Section } from "../components/Section"
import { PageTitle } from "../components/PageTitle"
import { AppointmentForm } from "../forms/AppointmentForm"
import { ContactForm } from "../forms/ContactForm"
import { FormColumns } from "../forms/FormFrame"
import { Footer } from "../layout/Footer"
import { Achievements } from "../sections/Achievements"
import { CallToAction } from "../sections/CallToAction"
import { ContactCards } from "../sections/ContactCards"
import { ContactStrip } from "../sections/ContactStrip"
import { EmergencyNotice } from "../sections/EmergencyNotice"
import { FaqCategories } from "../sections/FaqCategories"
import { HeroSlide } from "../sections/HeroSlide"
import { LocationMap } from "../sections/LocationMap"
import { NotFound } from "../sections/NotFound"
import { MissionVision } from "../sections/MissionVision"
import { QuickCards } from "../sections/QuickCards"
import { FeaturedServices, ServiceGrid } from "../sections/ServiceGrid"
import { Stats } from "../sections/Stats"
import { Testimonials } from "../sections/Testimonials"
import { ValueGrid } from "../sections/ValueGrid"
import { VisitCards } from "../sections/VisitCards"
import { globalStyles } from "../styles/globalStyles"
import { headingFontFace } from "../styles/headingFont"
import { ClinicInPreview } from "./gatsbyInPreview"
import type { PreviewContent } from "./previewContent"

const SlideList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  padding: 1.5rem;
`

// The section's own media queries ask the pane: a tall one shows what phones show, a wide one what wide screens show.
const SlideFrame = styled.div`
  position: relative;
  display: grid;
  width: 100%;
  aspect-ratio: 16 / 9;
  min-height: 26rem;
  overflow: hidden;
  color: #fff;
  @media (max-aspect-ratio: 4/5) {
    aspect-ratio: 3 / 4;
  }
`

// Seen, not used: a preview sends nothing. React 18 knows `inert` only as a plain attribute.
const inertProps = { inert: "" }

// All of its letters: nobody knows what will be typed.
const fullFontFace = headingFontFace(fontFile, "truetype")

type Preview = ComponentType<PreviewContent>

/** The sections that show each data file, as on its page. Each file of the model has one. */
export const previews: Readonly<Record<keyof PreviewContent, Preview>> = {
  clinic: () => (
    <>
      <Section as="div" $tight>
        <ContactCards />
      </Section>
      <Footer />
    </>
  ),
  home: ({ home, services }) => (
    <>
      <FeaturedServices {...home.services} services={services.services} />
      <CallToAction {...home.banner} actions="bookAndCall" />
      <ContactStrip {...home.contactStrip} />
    </>
  ),
  slides: ({ slides: { slides } }) => (
    <SlideList>
      {slides.map((_, index) => (
        <SlideFrame key={index}>
          <HeroSlide slides={slides} index={index} isLoaded />
        </SlideFrame>
      ))}
    </SlideList>
  ),
  services: ({ services: { heading, lead, services, banner, emergency } }) => (
    <>
      <PageTitle heading={heading} lead={lead} />
      <ServiceGrid services={services} />
      <CallToAction {...banner} actions="bookAndCall" />
      <Section as="div" $tight>
        <EmergencyNotice {...emergency} />
      </Section>
    </>
  ),
  testimonials: ({ testimonials }) => <Testimonials {...testimonials} />,
  about: ({ about }) => (
    <>
      <PageTitle heading={about.heading} lead={about.lead} />
      <MissionVision {...about} />
      <Achievements achievements={about.achievements} visit={about.visit} />
      <CallToAction {...about.banner} actions="bookAndContact" />
    </>
  ),
  stats: ({ stats }) => <Stats {...stats} />,
  values: ({ values }) => <ValueGrid {...values} />,
  faqs: ({ faqs: { heading, lead, banner, quickCards, ...questions } }) => (
    <>
      <PageTitle heading={heading} lead={lead} />
      <FaqCategories {...questions} />
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
      <LocationMap {...contact.map} />
      <PageTitle heading={contact.messageSent.heading} lead={contact.messageSent.text} />
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

const hasPreview = (name: string): name is keyof PreviewContent => name in previews

const roots = new WeakMap<HTMLElement, Root>()

/** Draws the sections of a data file into `node`, an element of the preview pane's document `frame`. */
export const renderPreview = (name: string, node: HTMLElement, frame: Document, content: PreviewContent): void => {
  if (!hasPreview(name)) throw new Error(`The data file ${name} has no preview.`)
  const root = roots.get(node) ?? createRoot(node)
  roots.set(node, root)
  const Preview = previews[name]
  root.render(
    <StyleSheetManager target={frame.head}>
      <ClinicInPreview.Provider value={content.clinic}>
        <style>{fullFontFace}</style>
        <style>{globalStyles}</style>
        <Preview {...content} />
      </ClinicInPreview.Provider>
    </StyleSheetManager>
  )
}
