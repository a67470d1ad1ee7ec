import type { ReactNode } from "react"
import styled from "styled-components"
import { useWords } from "../words/useWords"
import { ErrorBoundary } from "./ErrorScreen"
import { Footer } from "./Footer"
import { Header } from "./Header"
import { Notice } from "./Notice"

const SkipLink = styled.a`
  position: absolute;
  z-index: 20;
  inset-inline-start: 1rem;
  top: 0;
  /* However many lines it has. */
  transform: translateY(-100%);
  padding: 0.75rem 1.25rem;
  border-radius: 0 0 var(--radius-small) var(--radius-small);
  background: var(--brand);
  color: var(--on-brand);
  font-weight: 600;
  &:focus {
    transform: none;
    color: var(--on-brand);
  }
`

interface LayoutProps {
  path: string
  children: ReactNode
}

const Frame = ({ path, children }: LayoutProps) => {
  const { skipToContent } = useWords("layout")
  return (
    <>
      <SkipLink href="#content">{skipToContent}</SkipLink>
      <Header path={path} />
      <Notice />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}

/** Shows the header and the footer around every page. It stays mounted while pages change, so the menu keeps its state. */
export const Layout = ({ path, children }: LayoutProps) => (
  <ErrorBoundary path={path}>
    <Frame path={path}>{children}</Frame>
  </ErrorBoundary>
)
