import { graphql } from "gatsby"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import type { ReactNode } from "react"
import styled from "styled-components"
import { CroppedPicture } from "../components/Picture"
import { Icon } from "../components/Icon"
import { Caption, VisuallyHidden } from "../components/typography"
import { Section, SectionHeading } from "../components/Section"
import { breakpoints } from "../styles/tokens"
import { useWords } from "../words/useWords"
import { getSizes } from "./PagePicture"

// Rows of different shapes, repeated every five pictures: one large and two small, then a narrow and a wide one.
const Pictures = styled.ul.attrs({ role: "list", className: "print-3" })`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: 1.25rem var(--gap);
  img {
    width: 100%;
    border-radius: var(--radius);
  }
  > li:nth-child(5n + 1),
  > li:last-child:nth-child(5n + 4) {
    grid-column: 1 / -1;
  }
  > li img {
    aspect-ratio: 1;
  }
  > li:nth-child(5n + 1) img,
  > li:last-child:nth-child(5n + 4) img {
    aspect-ratio: 4 / 3;
  }
  > li:nth-child(5n + 4) img,
  > li:nth-child(5n) img {
    aspect-ratio: 3 / 4;
  }
  ${breakpoints.largeText} {
    grid-template-columns: 1fr;
  }
  ${breakpoints.wide} {
    grid-template-columns: repeat(12, 1fr);
    gap: 1.75rem var(--gap);
    > li {
      grid-column: span 4;
    }
    > li:nth-child(5n + 1) {
      grid-column: span 8;
      grid-row: span 2;
    }
    > li:nth-child(5n + 4) {
      grid-column: span 5;
    }
    > li:nth-child(5n) {
      grid-column: span 7;
    }
    > li:last-child:nth-child(5n + 1),
    > li:last-child:nth-child(5n + 4) {
      grid-column: 1 / -1;
    }
    > li img {
      aspect-ratio: 3 / 2;
    }
    > li:nth-child(5n + 1) img,
    > li:nth-child(5n + 4) img {
      aspect-ratio: 4 / 3;
    }
    > li:nth-child(5n) img {
      aspect-ratio: 17 / 9;
    }
    > li:last-child:nth-child(5n + 1) img,
    > li:last-child:nth-child(5n + 4) img {
      aspect-ratio: 21 / 9;
    }
  }
`

const Enlarge = styled.a`
  position: relative;
  display: block;
  border-radius: var(--radius);
  cursor: zoom-in;
  /* In the corner, where it covers least: the picture opens large. */
  > svg {
    position: absolute;
    inset-inline-end: 0.625rem;
    bottom: 0.625rem;
    width: 2rem;
    height: 2rem;
    padding: 0.5rem;
    border-radius: 50%;
    background: rgb(var(--scrim) / 0.72);
    color: var(--on-deep);
  }
  &:hover > svg {
    background: var(--brand);
    color: var(--on-brand);
  }
`

/** Returns the displayed width of the picture at an index. */
const getTileSizes = (index: number): string =>
  getSizes(["50rem", "25rem", "25rem", "31rem", "44rem"][index % 5] ?? "50rem")

interface GalleryProps extends Queries.GalleryFragment {
  /** Shown below the pictures. */
  children?: ReactNode
}

/** Shows pictures of the clinic. Each is a link to its large file. */
export const Gallery = ({ heading, pictures, children }: GalleryProps) => {
  const { enlarge } = useWords("gallery")
  const shown = pictures.flatMap(({ image, alt, caption, focus }) =>
    image.childImageSharp ? [{ image: image.childImageSharp.gatsbyImageData, alt, caption, focus }] : []
  )
  return (
    <Section id="gallery" aria-labelledby="gallery-heading">
      <SectionHeading id="gallery-heading" heading={heading} />
      <Pictures>
        {shown.map(({ image, alt, caption, focus }, index) => (
          <li key={caption}>
            <figure>
              <Enlarge href={getLargestFile(image)}>
                <VisuallyHidden>{`${enlarge} `}</VisuallyHidden>
                <CroppedPicture image={image} alt={alt} $focus={focus} sizes={getTileSizes(index)} />
                <Icon name="maximize-2" />
              </Enlarge>
              <Caption>{caption}</Caption>
            </figure>
          </li>
        ))}
      </Pictures>
      {children}
    </Section>
  )
}

/** Returns the URL of a picture's largest file in a format that every browser can show. */
const getLargestFile = ({ images: { fallback } }: IGatsbyImageData): string | undefined =>
  fallback?.srcSet?.split(",").at(-1)?.trim().split(" ")[0] ?? fallback?.src

export const fragment = graphql`
  fragment Gallery on Gallery {
    heading
    pictures {
      alt
      caption
      focus
      image {
        ...CroppedPicture
      }
    }
  }
`
