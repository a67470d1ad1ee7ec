import styled from "styled-components"

/** A list with bullets in the accent's colour. */
export const BulletList = styled.ul`
  display: grid;
  gap: 0.375rem;
  padding-inline-start: 1.25rem;
  list-style: disc;
  li {
    text-wrap: pretty;
  }
  li::marker {
    color: var(--accent);
  }
`
