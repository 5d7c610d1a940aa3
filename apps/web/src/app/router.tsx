import type { ComponentType } from 'react'
import { createBrowserRouter } from 'react-router'
import { yieldToMain } from '../platform/screen/yield-to-main.ts'
import { AppShell } from './app-shell.tsx'
import { CrashedPage } from './crashed-page.tsx'
import { type PageName, SCREENS } from './screens.ts'
import { StartingPage } from './starting-page.tsx'

/** The first screen has this long for itself, in milliseconds. */
const AHEAD_AFTER_MS = 2000

/** The other screen's code comes while home is looked at, so that a film's page opens at once, and
 *  opens at all when the line is lost in between. */
export function fetchScreensAhead(): void {
  // Offline: the screen asks again itself, when it is opened.
  setTimeout(() => void import('./pages/watch-page.tsx').catch(() => undefined), AHEAD_AFTER_MS)
}

const home = async () => {
  // The router has just been made, on a slow phone a long task in itself.
  await yieldToMain()
  return { Component: (await import('./pages/home/home-page.tsx')).HomePage }
}
const watch = async () => ({ Component: (await import('./pages/watch-page.tsx')).WatchPage })
const heroReel = async () => ({
  Component: (await import('./pages/hero-reel-page.tsx')).HeroReelPage,
})
const numbered = async () => ({
  Component: (await import('./pages/numbered-page.tsx')).NumberedPage,
})
const createStudio = async () => ({
  Component: (await import('./pages/create-studio-page.tsx')).CreateStudioPage,
})
const profile = async () => ({ Component: (await import('./pages/profile-page.tsx')).ProfilePage })
const settings = async () => ({
  Component: (await import('./pages/settings-page.tsx')).SettingsPage,
})
const parents = async () => ({ Component: (await import('./pages/parents-page.tsx')).ParentsPage })
const files = async () => ({ Component: (await import('./pages/files-page.tsx')).FilesPage })
const media = async () => ({ Component: (await import('./pages/media-page.tsx')).MediaPage })
const partyZone = async () => ({
  Component: (await import('./pages/party-zone-page.tsx')).PartyZonePage,
})
const info = async () => ({ Component: (await import('./pages/info/info-page.tsx')).InfoPage })

/** The code of each page, fetched when one of its screens is opened. */
const PAGES: Record<PageName, () => Promise<{ Component: ComponentType }>> = {
  home,
  watch,
  heroReel,
  numbered,
  createStudio,
  profile,
  settings,
  parents,
  files,
  media,
  partyZone,
  info,
}

/** The router of the browser: every screen stands in the shell, and a screen that fails leaves the
 *  shell's links in place. */
export function createStarnestRouter() {
  const routes = SCREENS.map(({ path, page }) => ({ path, lazy: PAGES[page] }))
  return createBrowserRouter([
    {
      Component: AppShell,
      ErrorBoundary: CrashedPage,
      HydrateFallback: StartingPage,
      children: [{ ErrorBoundary: CrashedPage, children: routes }],
    },
  ])
}
