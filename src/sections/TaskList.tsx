import { graphql } from "gatsby"
import styled from "styled-components"
import { ContentIcon } from "../components/Icon"
import { Section } from "../components/Section"
import { SiteLink } from "../components/SiteLink"
import { inLine } from "../styles/declarations"
import { breakpoints } from "../styles/tokens"

const Tasks = styled.ul.attrs({ role: "list" })<{ $rows: number }>`
  display: grid;
  margin-top: 1rem;
  > li {
    display: grid;
  }
  /* The first one has a panel of its own, on wide screens beside all others. */
  > :first-child > a {
    padding: 0.5rem 1rem;
    border: 0;
    border-radius: var(--radius);
    background: var(--deep);
    color: var(--on-deep);
    small {
      color: var(--on-deep-muted);
    }
    svg,
    &::after {
      color: var(--accent);
    }
  }
  ${breakpoints.tablet} {
    grid-template-columns: repeat(2, 1fr);
    column-gap: clamp(1.5rem, 3vw, 3rem);
    margin-top: 1.5rem;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${breakpoints.wide} {
    grid-template-columns: 5fr repeat(2, 4fr);
    > :first-child {
      grid-area: 1 / 1 / span ${({ $rows }) => $rows};
      > a {
        display: grid;
        grid-template-columns: 1fr auto;
        align-content: space-between;
        padding: 2rem;
        > svg {
          grid-column: 1 / -1;
          width: 3rem;
          height: 3rem;
        }
        strong {
          font: 600 var(--text-h2) / 1.15 var(--heading);
        }
      }
    }
  }
`

const Task = styled(SiteLink)`
  ${inLine}
  gap: 1rem;
  min-height: 3.5rem;
  padding: 0.375rem 0;
  border-top: 1px solid var(--border);
  color: var(--text);
  line-height: 1.3;
  text-decoration: none;
  > svg {
    width: 1.5rem;
    height: 1.5rem;
    color: var(--brand);
  }
  > span {
    flex: 1;
    display: grid;
    gap: 0.125rem;
  }
  strong {
    font-weight: 600;
  }
  small {
    color: var(--text-muted);
    font-size: var(--text-small);
  }
  &::after {
    content: "";
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    /* Where it belongs also while the words of the link are still on their way. */
    margin-inline: auto 0.25rem;
    border: solid;
    border-width: 2px 2px 0 0;
    color: var(--brand);
    transform: rotate(45deg);
  }
  /* Very large letters need the room. */
  ${breakpoints.largeText} {
    gap: 0.5rem;
    > svg,
    &::after {
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
`

/** Shows the tasks that patients come for, each as a link. */
export const TaskList = ({ heading, items }: Queries.TaskListFragment) => (
  <Section aria-labelledby="tasks" $tight className="no-print">
    <h2 id="tasks">{heading}</h2>
    <Tasks $rows={Math.ceil((items.length - 1) / 2)}>
      {items.map(({ icon, title, text, to }) => (
        <li key={title}>
          <Task to={to}>
            <ContentIcon name={icon} />
            <span>
              <strong>{title}</strong>
              {text && <small>{text}</small>}
            </span>
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
