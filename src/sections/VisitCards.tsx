import { graphql } from "gatsby"
import styled from "styled-components"
import { Card } from "../components/Card"
import { CardTitle } from "../components/CardTitle"
import { SideCards } from "../components/SideCards"
import { Icon } from "../components/Icon"
import { IconLine, IconLines, IconList } from "../components/IconList"
import { AutoLink, PhoneLink } from "../components/AutoLink"
import { useClinic, useHours } from "../components/useClinic"
import { EmergencyNotice } from "./EmergencyNotice"

const HelpLines = styled(IconLines)`
  a {
    padding-block: 0.125rem;
    overflow-wrap: anywhere;
  }
`

/** The cards beside the appointment form: whom to call, what to bring, what to do in an emergency. */
export const VisitCards = ({ help, checklist, emergency }: Queries.VisitCardsFragment) => {
  const { phone, emails } = useClinic()
  const { short } = useHours()
  return (
    <SideCards>
      <Card as="section">
        <CardTitle>{help.heading}</CardTitle>
        <p>{help.text}</p>
        <HelpLines>
          <IconLine as="li">
            <Icon name="phone" />
            <PhoneLink number={phone} />
          </IconLine>
          <IconLine as="li">
            <Icon name="mail" />
            <span>
              <AutoLink>{emails.appointments ?? emails.general}</AutoLink>
            </span>
          </IconLine>
          <IconLine as="li">
            <Icon name="clock" />
            {short}
          </IconLine>
        </HelpLines>
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
