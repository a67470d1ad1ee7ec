import { type ReactNode, useSyncExternalStore } from "react"
import styled from "styled-components"
import { announcerId } from "../boot/contract"
import { toastStore } from "../notifications/notify"
import { useClinic } from "../hooks/useClinic"
import { ErrorBoundary } from "./ErrorScreen"
import { Footer } from "./Footer"
import { Header } from "./Header"

const SkipLink = styled.a`
  position: absolute;
  z-index: 20;
  left: 1rem;
  top: -4rem;
  padding: 0.75rem 1.25rem;
  border-radius: 0 0 var(--radius-small) var(--radius-small);
  background: var(--brand);
  color: var(--on-brand);
  font-weight: 650;
  &:focus {
    top: 0;
    color: var(--on-brand);
  }
`

/** What surrounds every page. It stays mounted while pages change, so that toasts and the menu's state survive. */
export const Layout = ({ path, children }: { path: string; children: ReactNode }) => {
  const { phone } = useClinic()
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getOnServer)
  return (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <Header path={path} />
      <ErrorBoundary phone={phone} key={path}>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </ErrorBoundary>
      <Footer />
      {/* The inline script fills it, also before React loads, so React must not render its content. */}
      <div id={announcerId} role="status" dangerouslySetInnerHTML={{ __html: "" }} />
      {toasts}
    </>
  )
}
