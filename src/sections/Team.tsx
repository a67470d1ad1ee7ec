import { pageParts } from "../model/links/pages"
import { graphql } from "gatsby"
import styled from "styled-components"
import { centred } from "../styles/declarations"
import { Description, DescriptionList } from "../components/lists"
import { Muted } from "../components/typography"
import { ExampleNote } from "../components/ExampleNote"
import { ContactLink } from "../components/LinkedText"
import { Picture } from "../components/Picture"
import { Grid, Row } from "../components/primitives"
import { Section, SectionHeading } from "../components/Section"
import { useWords } from "../words/useWords"

// No card, because there is nothing to press.
const Person = styled(Row).attrs({ $gap: "1.25rem" })`
  break-inside: avoid;
  > :last-child {
    flex: 1 1 12rem;
  }
  dl {
    margin-top: 0.5rem;
    font-size: var(--text-note);
  }
`

/** A portrait, or the initials of somebody without one, in the same round frame. */
const Face = styled.div`
  ${centred}
  flex: none;
  width: 5rem;
  height: 5rem;
  overflow: hidden;
  border-radius: 50%;
  background: var(--brand-soft);
  color: var(--brand);
  font: 600 var(--text-h2) / 1 var(--heading);
  img {
    width: 5rem;
    height: 5rem;
    object-fit: cover;
  }
`

/** Returns the initials of the last two names. Abbreviations, such as “Dr.”, and lower-case particles are no names. */
const getInitials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(part => /^\p{Lu}[^.]*$/u.test(part))
    .slice(-2)
    .map(part => part.slice(0, 1))
    .join("")

/** Shows who works at the clinic. A person without a portrait has their initials in its place. */
export const Team = ({ heading, lead, people }: Queries.TeamFragment) => {
  const words = useWords("team")
  return (
    <Section id={pageParts.team.anchor} aria-labelledby="team-heading">
      <SectionHeading id="team-heading" heading={heading} lead={lead ?? undefined} />
      <Grid as="ul" role="list" $min="18rem" $gap="2rem clamp(2rem, 4vw, 4rem)">
        {people.map(({ name, role, qualifications, phone, email, days, languages, registration, portrait, sample }) => (
          <Person key={name} as="li">
            {portrait?.image.childImageSharp ? (
              <Face>
                <Picture image={portrait.image.childImageSharp.gatsbyImageData} alt={portrait.alt} />
              </Face>
            ) : (
              <Face aria-hidden translate="no">
                {getInitials(name)}
              </Face>
            )}
            <div>
              <h3 translate="no">{name}</h3>
              {qualifications && <p translate="no">{qualifications}</p>}
              <Muted>{role}</Muted>
              <DescriptionList>
                <Description name={words.days}>{days}</Description>
                <Description name={words.languages}>{languages?.join(", ")}</Description>
                <Description name={words.registration}>{registration}</Description>
                <Description name={words.phone}>{phone && <ContactLink contact={phone} />}</Description>
                <Description name={words.email}>{email && <ContactLink contact={email} />}</Description>
              </DescriptionList>
              <ExampleNote sample={sample} />
            </div>
          </Person>
        ))}
      </Grid>
    </Section>
  )
}

export const fragment = graphql`
  fragment Team on TeamJson {
    heading
    lead
    people {
      name
      role
      qualifications
      phone
      email
      days
      languages
      registration
      sample
      portrait {
        alt
        image {
          childImageSharp {
            gatsbyImageData(
              layout: CONSTRAINED
              width: 240
              placeholder: NONE
              formats: [AVIF, WEBP, JPG]
              breakpoints: [120, 240]
              sizes: "5rem"
              avifOptions: { quality: 45 }
              webpOptions: { quality: 60 }
              jpgOptions: { quality: 66, progressive: true }
            )
          }
        }
      }
    }
  }
`
