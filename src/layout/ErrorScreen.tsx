import { Component, type ReactNode } from "react"
import styled from "styled-components"
import { isRestorable } from "../../plugins/gatsby-plugin-on-demand/browser"
import { ButtonAnchor } from "../components/Button"
import { Box, Row, Stack } from "../components/primitives"
import { Section } from "../components/Section"
import { LinkedText } from "../components/LinkedText"
import { pages } from "../model/links/pages"
import { useLinkTarget } from "../components/SiteLink"
import { useSite } from "../components/useSite"
import { useWords } from "../words/useWords"

const ErrorStack = styled(Box).attrs({ $look: "sunk", $small: true })`
  display: block;
  max-width: min(100%, 60rem);
  overflow: auto;
  font-size: var(--text-small);
  white-space: pre-wrap;
`

interface BoundaryProps {
  /** The page's path. If it changes, rendering is tried again. */
  path: string
  children: ReactNode
}

interface BoundaryState {
  error: unknown
  path: string
}

/**
 * Shows what went wrong instead of a blank page, with a way home and the phone number ("Messages" in docs/product.md). A
 * page that the server has sent needs none: without React it can still be read, and its forms still work.
 */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, path: this.props.path }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error() }
  }

  static getDerivedStateFromProps({ path }: BoundaryProps, state: BoundaryState) {
    return path === state.path ? null : { error: undefined, path }
  }

  override render() {
    const { error } = this.state
    if (error !== undefined && isRestorable()) throw error
    return error === undefined ? this.props.children : <ErrorScreen error={error} />
  }
}

/** Shows the message of an error, its stack and the phone number, in place of the page. */
const ErrorScreen = ({ error }: { error: unknown }) => {
  const words = useWords("layout")
  const { openingHours } = useSite().clinic
  return (
    <main id="content" tabIndex={-1}>
      <Section as="div" role="alert">
        <Stack $gap="1.25rem" $fit>
          <h1>{words.error}</h1>
          <p>{(error instanceof Error ? error.message : String(error)) || words.unknownError}</p>
          <p>
            <LinkedText>{openingHours.always ? words.phoneStillWorks : words.phoneStillWorksInHours}</LinkedText>
          </p>
          <Row>
            {/* A full load, not a link within the broken application. */}
            <ButtonAnchor href={useLinkTarget(pages.home.path).to}>{words.returnHome}</ButtonAnchor>
          </Row>
          {error instanceof Error && error.stack && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keyboards scroll what has the focus
            <ErrorStack as="pre" tabIndex={0}>
              {error.stack}
            </ErrorStack>
          )}
        </Stack>
      </Section>
    </main>
  )
}
