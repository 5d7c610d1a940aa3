import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Outlet, useLocation } from 'react-router'
import { lazyPart } from '../platform/screen/lazy-part.ts'
import { useTexts, withTexts } from '../platform/texts.ts'
import { useArrowKeys } from '../ui/focus/arrow-keys.ts'
import { CrashedPage } from './crashed-page.tsx'
import { forgetFailedPages, useTriesAgain } from './pages.ts'
import { TopNavigation } from './shell/navigation/top-navigation.tsx'
import { PageProgress } from './shell/page-progress.tsx'
import { ToastHost } from './shell/toast-host.tsx'
import { useRouteFocus } from './shell/use-route-focus.ts'
import { useScrollPlaces } from './shell/use-scroll-places.ts'
import { StartingPage } from './starting-page.tsx'

// Nobody waits for these: they come after the screen.
const Footer = lazyPart(async () => (await import('./shell/footer/footer.tsx')).Footer)
const ConnectionBanner = lazyPart(
  async () => (await import('./shell/connection/connection-banner.tsx')).ConnectionBanner,
)
const TimeRequests = lazyPart(
  async () => (await withTexts(import('./shell/time-requests.tsx'), 'parents')).TimeRequests,
)
const PairingGate = lazyPart(async () => (await import('./shell/pairing-gate.tsx')).PairingGate)
const UploadTrayHost = lazyPart(
  async () => (await import('./shell/upload-tray-host.tsx')).UploadTrayHost,
)
const LeoHost = lazyPart(
  async () => (await withTexts(import('./shell/host/leo-host.tsx'), 'party')).LeoHost,
)
const ChooseFirst = lazyPart(async () => (await import('./shell/choose-first.tsx')).ChooseFirst)

/** The frame around every screen: the bar on top, the footer, and the arrow keys. A page that fails leaves
 *  the frame's links in place, and the next address is tried afresh. */
export function AppShell() {
  const t = useTexts('core/shell')
  useArrowKeys()
  useRouteFocus()
  useScrollPlaces()
  const { key } = useLocation()
  const tries = useTriesAgain()
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skipToContent')}
      </a>
      <PageProgress />
      <TopNavigation />
      <ErrorBoundary
        FallbackComponent={CrashedPage}
        resetKeys={[key, tries]}
        onReset={forgetFailedPages}
      >
        <Suspense fallback={<StartingPage />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      <Apart>
        <Suspense fallback={<div className="h-144" data-focus-later="" />}>
          <Footer />
        </Suspense>
      </Apart>
      <Apart>
        <Suspense>
          <ConnectionBanner />
        </Suspense>
      </Apart>
      <Suspense>
        <Apart>
          <UploadTrayHost />
        </Apart>
        <Apart>
          <ChooseFirst />
        </Apart>
        <Apart>
          <PairingGate />
        </Apart>
        <Apart>
          <Suspense>
            <TimeRequests />
          </Suspense>
        </Apart>
        <Apart>
          <LeoHost />
        </Apart>
      </Suspense>
      <ToastHost />
    </>
  )
}

/** A part of the frame that fails alone: the screen stays, and the next address tries it afresh. */
function Apart({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return (
    <ErrorBoundary fallback={null} resetKeys={[key]}>
      {children}
    </ErrorBoundary>
  )
}
