import styled, { css } from "styled-components"
import { SiteLink } from "./SiteLink"

type Variant = "primary" | "accent" | "secondary" | "inverse" | "danger"

const variants: Readonly<Record<Variant, ReturnType<typeof css>>> = {
  primary: css`
    background: var(--brand);
    border-color: var(--brand);
    color: var(--on-brand);
    &:hover {
      background: var(--brand-strong);
      border-color: var(--brand-strong);
      color: var(--on-brand);
    }
  `,
  accent: css`
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
    &:hover {
      background: var(--accent-strong);
      border-color: var(--accent-strong);
      color: var(--on-accent);
    }
  `,
  secondary: css`
    background: var(--surface-raised);
    border-color: var(--control-border);
    color: var(--brand);
    &:hover {
      border-color: var(--brand);
      background: var(--brand-soft);
      color: var(--brand-strong);
    }
  `,
  inverse: css`
    background: transparent;
    border-color: var(--deep-control-border);
    color: var(--on-deep);
    &:hover {
      background: rgb(var(--overlay) / 0.12);
      border-color: var(--on-deep);
      color: var(--on-deep);
    }
  `,
  danger: css`
    background: var(--surface-raised);
    border-color: var(--danger);
    color: var(--danger);
    &:hover {
      background: var(--danger-soft);
      color: var(--danger);
    }
  `,
}

/** What all variants have in common: each component has it as a class of its own, so that a page carries it once. */
const shape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 3rem;
  padding: 0.5rem 1.25rem;
  /* Where text is very large, it needs the room. */
  padding-inline: min(1.25rem, 11.25vw - 1rem);
  border: 1.5px solid;
  border-radius: var(--radius-round);
  font-weight: var(--strong);
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  &:disabled {
    cursor: progress;
    opacity: 0.75;
  }
  @media print {
    display: none;
  }
`

const colours = css<{ $variant?: Variant }>`
  ${({ $variant = "primary" }) => variants[$variant]}
`

const ShapedButton = styled.button`
  ${shape}
`

const ShapedLink = styled(SiteLink)`
  ${shape}
`

const ShapedAnchor = styled.a`
  ${shape}
`

/** A button that does something on this page. Give it a `type`. */
export const Button = styled(ShapedButton)<{ $variant?: Variant }>`
  ${colours}
`

/** A link to a page of this site, or to whatever the clinic's content names, that looks like a button. */
export const ButtonLink = styled(ShapedLink)<{ $variant?: Variant }>`
  ${colours}
`

/** A link elsewhere (a phone number, an email, a map) that looks like a button. */
export const ButtonAnchor = styled(ShapedAnchor)<{ $variant?: Variant }>`
  ${colours}
`

/** Buttons side by side, one below the other where they do not fit. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`
