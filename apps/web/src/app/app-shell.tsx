import { Suspense } from 'react'
import { type Location, Outlet, ScrollRestoration } from 'react-router'
import { lazyPart } from '../platform/screen/lazy-part.ts'
import { useTexts } from '../platform/texts.ts'
import { useArrowKeys } from '../ui/focus/arrow-keys.ts'
import { TopNavigation } from './shell/navigation/top-navigation.tsx'
import { PageProgress } from './shell/page-progress.tsx'
import { ToastHost } from './shell/toast-host.tsx'
import { useRouteFocus } from './shell/use-route-focus.ts'
import { shellTexts } from './shell.texts.ts'

// Nobody waits for these: they come after the screen.
const Footer = lazyPart(async () => (await import('./shell/footer/footer.tsx')).Footer)
const ConnectionBanner = lazyPart(
  async () => (await import('./shell/connection/connection-banner.tsx')).ConnectionBanner,
)
const TimeRequests = lazyPart(async () => (await import('./shell/time-requests.tsx')).TimeRequests)
const PairingGate = lazyPart(async () => (await import('./shell/pairing-gate.tsx')).PairingGate)
const UploadTrayHost = lazyPart(
  async () => (await import('./shell/upload-tray-host.tsx')).UploadTrayHost,
)
const ChooseFirst = lazyPart(async () => (await import('./shell/choose-first.tsx')).ChooseFirst)

/** The frame around every screen: the bar on top, the footer, and the arrow keys. */
export function AppShell() {
  const t = useTexts(shellTexts)
  useArrowKeys()
  useRouteFocus()
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skipToContent')}
      </a>
      <PageProgress />
      <TopNavigation />
      <Outlet />
      <Suspense fallback={<div className="h-144" data-focus-later="" />}>
        <Footer />
      </Suspense>
      <Suspense>
        <ConnectionBanner />
        <UploadTrayHost />
        <ChooseFirst />
        <PairingGate />
        <TimeRequests />
      </Suspense>
      <ToastHost />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}

/** Every address that is opened afresh has the router's key 'default': without its path, a film's
 *  page would open scrolled to where home was left. */
function scrollKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key
}
