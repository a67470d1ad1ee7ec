import { graphql } from "gatsby"
import { Section, SectionHeading } from "../components/Section"
import { IconEntry } from "../components/IconEntry"
import { Grid } from "../components/primitives"

/** Shows the clinic's values. They have no boxes: there is nothing to press, and the page has enough cards. */
export const ValueGrid = ({ heading, values }: Queries.ValueGridFragment) => (
  <Section>
    <SectionHeading heading={heading} />
    <Grid as="ul" role="list" $min="17rem" $most={values.length % 3 ? 2 : 3} $gap="2rem clamp(2rem, 4vw, 4rem)">
      {values.map(({ icon, title, description }) => (
        <IconEntry key={title} element="li" icon={icon} tone="support" heading={title} level={3} text={description} />
      ))}
    </Grid>
  </Section>
)

export const fragment = graphql`
  fragment ValueGrid on ValuesJson {
    heading
    values {
      icon
      title
      description
    }
  }
`
