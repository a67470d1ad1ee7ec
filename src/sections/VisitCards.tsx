import { graphql } from "gatsby"
import styled from "styled-components"
import { CardTitle } from "../components/typography"
import { Box, Grid, Stack } from "../components/primitives"
import { ContentIcon, Icon } from "../components/Icon"
import { List, IconLine } from "../components/lists"
import { ContactLink, LinkedText } from "../components/LinkedText"
import { DirectLink, WithoutCall } from "../components/ContactDetails"
import { useSite } from "../components/useSite"
import { EmergencyNotice } from "./EmergencyNotice"

/** Cards beside a form; on narrower screens in two columns below it, an odd last one over both. */
const SideCards = styled(Grid)`
  align-content: start;
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`

const HelpLines = styled(Stack)`
  a {
    padding-block: 0.125rem;
    overflow-wrap: anywhere;
  }
`

/** Shows the cards beside the appointment form: help, a checklist, and what to do in an emergency. */
export const VisitCards = ({ help, checklist, emergency }: Queries.VisitCardsFragment) => {
  const { emails } = useSite().clinic
  const { short } = useSite().hours
  const { direct } = useSite().contactOptions
  return (
    <SideCards $min="19rem" $most={2}>
      <Box as="section">
        <CardTitle>{help.heading}</CardTitle>
        <p>
          <LinkedText>{help.text}</LinkedText>
        </p>
        <HelpLines as="ul" role="list" $gap="0.5rem">
          {direct.map(option => (
            <IconLine key={option.by} as="li">
              <ContentIcon name={option.icon} />
              <DirectLink option={option} />
            </IconLine>
          ))}
          <IconLine as="li">
            <Icon name="mail" />
            <span>
              <ContactLink contact={emails.appointments} />
            </span>
          </IconLine>
          <IconLine as="li">
            <Icon name="clock" />
            {short}
          </IconLine>
        </HelpLines>
        <WithoutCall />
      </Box>
      <Box as="section">
        <CardTitle>{checklist.heading}</CardTitle>
        <List marker="check" items={checklist.items} />
      </Box>
      <EmergencyNotice {...emergency} />
    </SideCards>
  )
}

export const fragment = graphql`
  fragment VisitCards on AppointmentJson {
    help {
      ...TextBlock
    }
    checklist {
      heading
      items
    }
    emergency {
      ...TextBlock
    }
  }
`
