import { getEmail } from "../model/links/textLinks"
import { graphql } from "gatsby"
import styled from "styled-components"
import { Card } from "../components/Card"
import { CardTitle } from "../components/typography"
import { SideCards } from "../components/primitives"
import { ContentIcon, Icon } from "../components/Icon"
import { IconLine, IconLines, IconList } from "../components/lists"
import { ContactLink, LinkedText } from "../components/LinkedText"
import { DirectLink } from "../components/DirectLink"
import { WithoutCall } from "../components/WithoutCall"
import { useSite } from "../components/useSite"
import { EmergencyNotice } from "./EmergencyNotice"

const HelpLines = styled(IconLines)`
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
    <SideCards>
      <Card as="section">
        <CardTitle>{help.heading}</CardTitle>
        <p>
          <LinkedText>{help.text}</LinkedText>
        </p>
        <HelpLines>
          {direct.map(option => (
            <IconLine key={option.by} as="li">
              <ContentIcon name={option.icon} />
              <DirectLink option={option} />
            </IconLine>
          ))}
          <IconLine as="li">
            <Icon name="mail" />
            <span>
              <ContactLink contact={getEmail(emails, "appointments")} />
            </span>
          </IconLine>
          <IconLine as="li">
            <Icon name="clock" />
            {short}
          </IconLine>
        </HelpLines>
        <WithoutCall />
      </Card>
      <Card as="section">
        <CardTitle>{checklist.heading}</CardTitle>
        <IconList icon="check" items={checklist.items} />
      </Card>
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
