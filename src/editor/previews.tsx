import fontFile from "@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { type ComponentType, useEffect, useState } from "react"
import { type Root, createRoot } from "react-dom/client"
import styled, { StyleSheetManager } from "styled-components"
import { Columns } from "../components/Band"
import { contentIcons } from "../content/icons"
import { FaqCategories } from "../sections/FaqCategories"
import { HeroSlide } from "../sections/HeroSlide"
import { ServiceCard } from "../sections/ServiceGrid"
import { Testimonials } from "../sections/Testimonials"
import { headingFontFace } from "../styles/headingFont"
import { globalStyles } from "../styles/globalStyles"
import type { Previewed } from "./registerPreviews"

/** What the writer has typed so far: anything may still be missing. */
export interface PreviewProps {
  data: Record<string, unknown>
  /** The address at which the browser can show a picture of the content, once the editor has read the picture. */
  pictureAddress: (name: string) => Promise<string>
}

const text = (value: unknown): string => (typeof value === "string" ? value : "")
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
const groups = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isGroup) : [])
const lines = (value: unknown): string[] => (Array.isArray(value) ? value.filter(line => typeof line === "string") : [])
const icon = (value: unknown): string => contentIcons.find(name => name === value) ?? "heart"

/** A picture in its own size: the preview has no smaller ones. */
const picture = (src: string) => {
  const gatsbyImageData: IGatsbyImageData = {
    layout: "fullWidth",
    width: 1600,
    height: 900,
    images: { fallback: { src, srcSet: src }, sources: [] },
  }
  return { childImageSharp: { gatsbyImageData } }
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  padding: 1.5rem;
`

// The section's own media queries ask the pane: a tall one shows what phones show, a wide one what wide screens show.
const Stage = styled.div`
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

// All of its letters: nobody knows what will be typed.
const wholeFont = headingFontFace(fontFile, "truetype")

/** A picture's address; empty until it is known. */
const useAddress = (name: string, pictureAddress: PreviewProps["pictureAddress"]): string => {
  const [found, setFound] = useState({ name: "", address: "" })
  useEffect(() => {
    let isWanted = true
    pictureAddress(name).then(address => isWanted && setFound({ name, address }), console.error)
    return () => {
      isWanted = false
    }
    // A new function comes with every letter that is typed; the picture is the same.
  }, [name])
  return found.name === name ? found.address : ""
}

interface SlideProps extends Pick<PreviewProps, "pictureAddress"> {
  slide: Record<string, unknown>
  index: number
  count: number
}

const Slide = ({ slide, index, count, pictureAddress }: SlideProps) => {
  const image = useAddress(text(slide["image"]), pictureAddress)
  const portrait = useAddress(text(slide["portrait"]), pictureAddress)
  const shown = {
    title: text(slide["title"]),
    shownTitle: text(slide["title"]),
    subtitle: text(slide["subtitle"]),
    cta: text(slide["cta"]),
    alt: text(slide["alt"]),
    focus: text(slide["focus"]),
    portraitFocus: text(slide["portraitFocus"]),
    image: picture(image),
    portrait: picture(portrait),
  }
  return (
    <Stage>
      <HeroSlide slides={Array.from({ length: count }, () => shown)} index={index} wanted />
    </Stage>
  )
}

const Slides = ({ data, pictureAddress }: PreviewProps) => {
  const slides = groups(data["slides"])
  return (
    <Row>
      {slides.map((slide, index) => (
        <Slide key={index} slide={slide} index={index} count={slides.length} pictureAddress={pictureAddress} />
      ))}
    </Row>
  )
}

const Services = ({ data }: PreviewProps) => (
  <Row>
    <Columns $min="16rem">
      {groups(data["services"]).map((service, index) => (
        <li key={index}>
          <ServiceCard
            level={2}
            service={{
              icon: icon(service["icon"]),
              title: text(service["title"]),
              shownTitle: text(service["title"]),
              description: text(service["description"]),
              features: lines(service["features"]),
              bookable: service["bookable"] === true,
            }}
          />
        </li>
      ))}
    </Columns>
  </Row>
)

const Voices = ({ data }: PreviewProps) => (
  <Testimonials
    heading={text(data["heading"])}
    testimonials={groups(data["testimonials"]).map(voice => ({
      name: text(voice["name"]),
      text: text(voice["text"]),
      rating: Number(voice["rating"]) || 5,
    }))}
  />
)

const Questions = ({ data }: PreviewProps) => (
  <FaqCategories
    categories={groups(data["categories"]).map(category => ({
      title: text(category["title"]),
      icon: icon(category["icon"]),
      questions: groups(category["questions"]).map(entry => ({
        question: text(entry["question"]),
        answer: text(entry["answer"]),
      })),
    }))}
  />
)

const previews: Readonly<Record<Previewed, ComponentType<PreviewProps>>> = {
  slides: Slides,
  services: Services,
  testimonials: Voices,
  faqs: Questions,
}

const roots = new WeakMap<HTMLElement, Root>()

/** Draws the section of a data file into `node`, an element of the preview pane's document `frame`. */
export const drawPreview = (name: Previewed, node: HTMLElement, frame: Document, props: PreviewProps): void => {
  const root = roots.get(node) ?? createRoot(node)
  roots.set(node, root)
  const Preview = previews[name]
  root.render(
    <StyleSheetManager target={frame.head}>
      <style>{wholeFont}</style>
      <style>{globalStyles}</style>
      <Preview {...props} />
    </StyleSheetManager>
  )
}
