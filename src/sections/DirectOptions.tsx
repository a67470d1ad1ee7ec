import styled from "styled-components"
import { DirectLink } from "../components/DirectLink"
import { ContentIcon } from "../components/Icon"
import { useSite } from "../components/useSite"
import { touchTarget } from "../styles/declarations"

const Options = styled.ul.attrs({ role: "list" })`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 2rem;
  color: var(--brand);
  font-size: var(--text-h3);
  font-weight: 600;
  li {
    display: flex;
    align-items: center;
    gap: 0.75rem;
  }
  a {
    ${touchTarget}
  }
`

/** Shows the clinic's phone and WhatsApp, in the order that it prefers. */
export const DirectOptions = () => (
  <Options className="no-print">
    {useSite().contactOptions.direct.map(option => (
      <li key={option.by}>
        <ContentIcon name={option.icon} />
        <DirectLink option={option} />
      </li>
    ))}
  </Options>
)
