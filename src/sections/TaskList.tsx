import { graphql } from "gatsby"
import styled from "styled-components"
import { IconTile } from "../components/Card"
import { ContentIcon, Icon } from "../components/Icon"
import { Section } from "../components/Section"
import { SiteLink } from "../components/SiteLink"
import { breakpoints } from "../styles/tokens"

// Rows of three or two. If one task would be left over, the first and most common one has a row of its own.
const Tasks = styled.ul.attrs({ role: "list" })<{ $columns: 2 | 3 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: 1rem;
  ${breakpoints.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.75rem var(--gap);
    margin-top: 1.5rem;
    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
      > a {
        background: var(--brand-soft);
        border-color: var(--brand);
      }
      > a > :first-child {
        background: var(--surface-raised);
      }
      > a small {
        color: inherit;
      }
    }
  }
  ${breakpoints.wide} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
  > li {
    display: grid;
  }
`

const Task = styled(SiteLink)`
  display: flex;
  align-items: center;
  gap: 1rem;
  min-height: 4rem;
  padding: 0.5rem 0;
  border-top: 1px solid var(--border);
  color: var(--text);
  line-height: 1.3;
  text-decoration: none;
  > span:nth-child(2) {
    flex: 1;
    display: grid;
    gap: 0.125rem;
  }
  strong {
    font-weight: var(--strong);
  }
  small {
    color: var(--text-muted);
    font-size: var(--text-small);
  }
  > svg {
    color: var(--brand);
  }
  /* Very large letters need the room. */
  ${breakpoints.largeText} {
    flex-direction: column;
    gap: 0.5rem;
    align-items: start;
    > svg {
      display: none;
    }
  }
  &:hover {
    color: var(--brand-strong);
    strong {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
  ${breakpoints.tablet} {
    padding: 0.75rem 1rem;
    border: 1px solid var(--border);
    border-radius: var(--radius);
    background: var(--surface-raised);
    &:hover {
      border-color: var(--brand);
    }
  }
`

/** Shows the tasks that patients come for, each as a link. */
export const TaskList = ({ heading, items }: Queries.TaskListFragment) => (
  <Section aria-labelledby="tasks" $tight className="no-print">
    <h2 id="tasks">{heading}</h2>
    <Tasks $columns={items.length === 6 || items.length === 7 ? 3 : 2}>
      {items.map(({ icon, title, text, to }) => (
        <li key={title}>
          <Task to={to}>
            <IconTile>
              <ContentIcon name={icon} />
            </IconTile>
            <span>
              <strong>{title}</strong>
              {text && <small>{text}</small>}
            </span>
            <Icon name="chevron-right" />
          </Task>
        </li>
      ))}
    </Tasks>
  </Section>
)

export const fragment = graphql`
  fragment TaskList on Tasks {
    heading
    items {
      icon
      title
      text
      to
    }
  }
`
