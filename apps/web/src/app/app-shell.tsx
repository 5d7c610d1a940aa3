import { type Location, Outlet, ScrollRestoration } from 'react-router'
import { useTexts } from '../platform/texts.ts'
import { useArrowKeys } from '../ui/focus/arrow-keys.ts'
import { ConnectionBanner } from './shell/connection/connection-banner.tsx'
import { Footer } from './shell/footer/footer.tsx'
import { TopNavigation } from './shell/navigation/top-navigation.tsx'
import { PageProgress } from './shell/page-progress.tsx'
import { ToastHost } from './shell/toast-host.tsx'
import { useRouteFocus } from './shell/use-route-focus.ts'
import { shellTexts } from './shell.texts.ts'

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
      <Footer />
      <ConnectionBanner />
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
