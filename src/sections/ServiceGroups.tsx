import { getGroupAnchor, pageParts, pages } from "../model/links/pages"
import { graphql } from "gatsby"
import styled from "styled-components"
import { Stack } from "../components/primitives"
import { Section } from "../components/Section"
import { ShareLink } from "../components/ActionLink"
import { CardTitle } from "../components/typography"
import { breakpoints } from "../styles/tokens"
import { useWords } from "../words/useWords"
import type { PagePart } from "./OnThisPage"
import { ServiceEntry } from "./ServiceEntry"

interface Groupable {
  group: string | null
}

/** Services under one heading. */
export interface ServiceGroup<Service> {
  /** Null if the content has no groups. */
  heading: string | null
  anchor: string
  services: readonly Service[]
}

/**
 * Returns services by group, in the order of each group's first service. Services without a group come last, under
 * `others`; if no service has one, all are in a single group without a heading.
 */
export const groupServices = <Service extends Groupable>(
  services: readonly Service[],
  others: string
): ServiceGroup<Service>[] => {
  const names = [...new Set(services.flatMap(({ group }) => group || []))]
  const ungrouped = services.filter(({ group }) => !group)
  return [
    ...names.map(name => ({ heading: name, services: services.filter(({ group }) => group === name) })),
    ...(ungrouped.length > 0 ? [{ heading: names.length > 0 ? others : null, services: ungrouped }] : []),
  ].map((group, index) => ({ ...group, anchor: getGroupAnchor(index) }))
}

/** Returns the parts of the services page, as far as they are there: the advice, the groups or services, the fees. */
export const listServiceParts = (
  groups: readonly ServiceGroup<PagePart>[],
  care: { heading: string } | null,
  fees: { heading: string } | null
): PagePart[] => [
  ...(care ? [{ anchor: pageParts.care.anchor, title: care.heading }] : []),
  ...groups.flatMap<PagePart>(({ anchor, heading, services }) => (heading ? { anchor, title: heading } : services)),
  ...(fees ? [{ anchor: pageParts.fees.anchor, title: fees.heading }] : []),
]

const Groups = styled(Stack).attrs({ $gap: "clamp(1.25rem, 8vw - 1.25rem, calc(var(--section-space) * 0.6))" })`
  > a {
    justify-self: start;
    margin-block: -0.75rem;
  }
`

const GroupHeading = styled(CardTitle)`
  padding-bottom: 0.375rem;
  border-bottom: 2px solid var(--brand);
  color: var(--brand);
`

// In two columns, an odd first entry over both, with its features beside the text.
const Entries = styled.ul.attrs({ role: "list", className: "print-3" })`
  display: grid;
  /* The entry that the URL names is marked. */
  > :target {
    outline: 2px solid var(--brand);
    outline-offset: 0.375rem;
  }
  ${breakpoints.phone} {
    > :first-child {
      border: 0;
    }
  }
  ${breakpoints.tablet} {
    grid-template-columns: repeat(2, 1fr);
    gap: 2rem clamp(2rem, 4vw, 4rem);
    padding-top: 1.5rem;
    > li:first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
      grid-template-columns: auto 1fr 1fr;
      > :last-child {
        grid-area: 1 / 3 / span 2;
        margin-inline-start: 1.25rem;
      }
    }
  }
`

/** Shows all services under the headings of their groups, and a link that shares the page. */
export const ServiceGroups = ({
  title,
  groups,
}: {
  title: string
  groups: readonly ServiceGroup<Queries.ServiceGroupsFragment["services"][number]>[]
}) => (
  <Section aria-label={useWords("services").allServices} $tight>
    <Groups>
      {groups.map(({ heading, anchor, services }) => (
        <div key={anchor} id={heading ? anchor : undefined}>
          {heading && <GroupHeading>{heading}</GroupHeading>}
          <Entries>
            {services.map(service => (
              <ServiceEntry key={service.title} service={service} level={heading ? 3 : 2} isTarget />
            ))}
          </Entries>
        </div>
      ))}
      <ShareLink href={pages.services.path} title={title} />
    </Groups>
  </Section>
)

export const fragment = graphql`
  fragment ServiceGroups on ServicesJson {
    services {
      ...ServiceEntry
      group
    }
  }
`
