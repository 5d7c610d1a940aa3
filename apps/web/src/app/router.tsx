import { createBrowserRouter } from 'react-router'
import { AppShell } from './app-shell.tsx'
import { CrashedPage } from './crashed-page.tsx'
import { StartingPage } from './starting-page.tsx'

/** The first screen has this long for itself, in milliseconds. */
const AHEAD_AFTER_MS = 2000

/** The other screen's code comes while home is looked at, so that a film's page opens at once, and
 *  opens at all when the line is lost in between. */
export function fetchScreensAhead(): void {
  // Offline: the screen asks again itself, when it is opened.
  setTimeout(() => void import('./pages/watch-page.tsx').catch(() => undefined), AHEAD_AFTER_MS)
}

const home = async () => ({ Component: (await import('./pages/home-page.tsx')).HomePage })
const watch = async () => ({ Component: (await import('./pages/watch-page.tsx')).WatchPage })

/** The route table of the specification §2.1, as far as its screens are built. Any other path is
 *  the home screen. */
export function createStarnestRouter() {
  return createBrowserRouter([
    {
      Component: AppShell,
      ErrorBoundary: CrashedPage,
      HydrateFallback: StartingPage,
      children: [
        { path: '/watch/:id', lazy: watch },
        { path: '*', lazy: home },
      ],
    },
  ])
}
