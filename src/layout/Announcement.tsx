import styled from "styled-components"
import { ContactLink } from "../components/LinkedText"
import { OpenNow } from "../components/OpenNow"
import { useSite } from "../components/useSite"
import { inLine } from "../styles/declarations"
import { breakpoints } from "../styles/tokens"
import { useWords } from "../words/useWords"

const AnnouncementBar = styled.p.attrs({ className: "no-print" })<{ $timed: boolean; $always: boolean }>`
  ${inLine}
  justify-content: center;
  gap: 0.625rem;
  min-height: var(--announcement);
  /* Room for two lines: what replaces the words once the time is known moves nothing. */
  ${breakpoints.phone} {
    ${({ $timed }) => $timed && "min-height: 3.1em;"}
  }
  padding: 0.25rem var(--page-padding);
  line-height: 1.3;
  overflow-wrap: anywhere;
  --focus: var(--deep-focus);
  background: var(--deep);
  color: var(--on-deep);
  font-size: var(--text-small);
  font-weight: 600;
  &::before {
    content: "";
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: var(--deep-brand);
    /* A clinic that never closes has a glow around the dot. */
    ${({ $always }) => $always && "box-shadow: 0 0 0.5rem 0.125rem var(--deep-brand);"}
  }
  a {
    flex: none;
    margin-inline-start: 0.375rem;
  }
  a,
  a:hover {
    color: inherit;
  }
  /* Phones have Call Now at the bottom edge. */
  ${breakpoints.phone} {
    a {
      display: none;
    }
  }
  /* Hidden until the number has come, which would move the words. */
  &:not(:has(a)) {
    visibility: hidden;
  }
`

/** Shows at the top of every page whether the clinic is open now. */
export const Announcement = () => {
  const words = useWords("layout")
  const { phone, openingHours } = useSite().clinic
  const { announcement, business, isTimed, short } = useSite().hours
  return (
    <AnnouncementBar $timed={isTimed} $always={openingHours.always}>
      {/* Without scripts, what is true at any hour. */}
      <OpenNow
        otherwise={openingHours.always && business !== short ? `${announcement} ${words.callFirst}` : announcement}
      />
      {/* On computers a link that calls does nothing: the number is there to read. */}
      <ContactLink contact={phone} />
    </AnnouncementBar>
  )
}
