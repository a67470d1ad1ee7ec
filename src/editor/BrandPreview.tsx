import type { CSSProperties } from "react"
import styled from "styled-components"
import type { Brand } from "../model/files/brand"
import { corners, derivePalette, listCustomProperties } from "../../plugins/gatsby-plugin-brand"
import { ButtonAnchor } from "../components/Button"
import { IconTile } from "../components/IconEntry"
import { Icon } from "../components/Icon"
import { Box, Row } from "../components/primitives"
import { useSite } from "../components/useSite"

const Themes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
`

const Strip = styled.section`
  display: grid;
  align-content: start;
  gap: 1.25rem;
  padding: 1.25rem;
  background: var(--surface);
  color: var(--text);
`

const Name = styled.p`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  font: 600 1.1875rem/1.15 var(--heading);
`

const SampleBanner = styled.div`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  padding: 1.25rem;
  border-radius: var(--radius);
  background: var(--deep);
  color: var(--on-deep);
  > b {
    color: var(--accent);
    font: 600 2rem/1 var(--heading);
  }
`

const Meanings = styled.ul.attrs({ role: "list" })`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  font-weight: 600;
  li {
    padding: 0.375rem 0.75rem;
    border-radius: var(--radius-small);
    color: var(--surface-raised);
  }
`

/** Returns the custom properties of one theme, for the elements inside it. */
const createTheme = (brand: Brand, theme: "light" | "dark"): CSSProperties =>
  listCustomProperties({ ...derivePalette(brand, theme), ...corners[brand.corners] })

/** Shows the brand in both themes: logo, link, buttons, card and banner, beside the semantic colours. */
export const BrandPreview = ({ brand }: { brand: Brand }) => {
  const { name } = useSite().clinic
  return (
    <Themes>
      {(["light", "dark"] as const).map(theme => (
        <Strip
          key={theme}
          aria-label={theme === "light" ? "Light theme" : "Dark theme"}
          style={createTheme(brand, theme)}
        >
          <Name>
            <img src={brand.logo} alt="" width={36} height={36} />
            {name}
          </Name>
          <p>
            Text with <a href="#link">a link</a>
          </p>
          <Row>
            <ButtonAnchor href="#button">Button</ButtonAnchor>
            <ButtonAnchor href="#button" $variant="secondary">
              Button
            </ButtonAnchor>
          </Row>
          <Box>
            <Row as="span">
              <IconTile>
                <Icon name="stethoscope" />
              </IconTile>
              <IconTile $tone="support">
                <Icon name="calendar-check" />
              </IconTile>
            </Row>
            <h3>Card</h3>
            <p>Text on a card</p>
          </Box>
          <SampleBanner>
            <h3>Banner</h3>
            <b>24/7</b>
            <Row>
              <ButtonAnchor href="#button" $variant="accent">
                Button
              </ButtonAnchor>
              <ButtonAnchor href="#button" $variant="inverse">
                Button
              </ButtonAnchor>
            </Row>
          </SampleBanner>
          <Meanings aria-label="Colours with a meaning, which are the same for every clinic">
            <li style={{ background: "var(--danger)" }}>Emergency</li>
            <li style={{ background: "var(--urgent)", color: "var(--on-urgent)" }}>Urgent</li>
            <li style={{ background: "var(--success)" }}>Success</li>
          </Meanings>
        </Strip>
      ))}
    </Themes>
  )
}
