import { createBrowserRouter } from 'react-router'
import { AppShell } from './app-shell.tsx'
import { CrashedPage } from './crashed-page.tsx'
import { StartingPage } from './starting-page.tsx'

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
