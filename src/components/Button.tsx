import styled, { css } from "styled-components"
import { touchTarget, underDarkText } from "../styles/declarations"
import { SiteLink } from "./SiteLink"

type Variant = "primary" | "accent" | "secondary" | "inverse" | "danger"

/** Returns the declarations of a button's background, border and text. */
const paint = (background: string, border: string, text: string): string =>
  `background: ${background}; border-color: var(${border}); color: var(${text});`

/** Styles of each variant, at rest and under the pointer. */
const variants: Readonly<Record<Variant, { rest: string; hover: string }>> = {
  primary: {
    rest: paint("var(--brand)", "--brand", "--on-brand"),
    hover: paint("var(--brand-strong)", "--brand-strong", "--on-brand"),
  },
  accent: {
    rest: `border-color: var(--accent); color: var(--on-accent); ${underDarkText("--accent")}`,
    hover: "color: var(--on-accent); filter: brightness(1.08);",
  },
  secondary: {
    rest: paint("var(--surface-raised)", "--control-border", "--brand"),
    hover: paint("var(--brand-soft)", "--brand", "--brand-strong"),
  },
  inverse: {
    rest: paint("transparent", "--deep-control-border", "--on-deep"),
    hover: paint("rgb(var(--overlay) / 0.12)", "--on-deep", "--on-deep"),
  },
  danger: {
    rest: paint("var(--surface-raised)", "--danger", "--danger"),
    hover: "background: var(--danger-soft); color: var(--danger);",
  },
}

/** Styles that all variants share. Each component has them in a class of its own, so a page carries them once. */
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
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  &:disabled {
    cursor: progress;
    opacity: 0.75;
  }
`

const colours = css<{ $variant?: Variant }>`
  ${({ $variant = "primary" }) => variants[$variant].rest}
  &:hover {
    ${({ $variant = "primary" }) => variants[$variant].hover}
  }
`

const ShapedButton = styled.button.attrs({ className: "no-print" })`
  ${shape}
`

const ShapedLink = styled(SiteLink).attrs({ className: "no-print" })`
  ${shape}
`

const ShapedAnchor = styled.a.attrs({ className: "no-print" })`
  ${shape}
`

/** A button that does something on this page. Give it a `type`. */
export const Button = styled(ShapedButton)<{ $variant?: Variant }>`
  ${colours}
`

/** A link styled as a button, to a page of this site, a phone number or any other destination. */
export const ButtonLink = styled(ShapedLink)<{ $variant?: Variant }>`
  ${colours}
`

/** A plain link styled as a button, to a file or for a full load. */
export const ButtonAnchor = styled(ShapedAnchor)<{ $variant?: Variant }>`
  ${colours}
`

/** A plain link that is alone on its line, and easy to press. */
export const TouchLink = styled.a`
  ${touchTarget}
  gap: 0.5rem;
`
