import { type ComponentType, lazy } from 'react'
import { yieldToMain } from '../platform/screen/yield-to-main.ts'
import { createStore, useStore } from '../platform/store.ts'
import type { PageName } from './screens.ts'

const home = async () => {
  // The shell has just been drawn, on a slow phone a long task in itself.
  await yieldToMain()
  return (await import('./pages/home/home-page.tsx')).HomePage
}
const watch = async () => (await import('./pages/watch-page.tsx')).WatchPage
const heroReel = async () => (await import('./pages/hero-reel-page.tsx')).HeroReelPage
const numbered = async () => (await import('./pages/numbered-page.tsx')).NumberedPage
const createStudio = async () => (await import('./pages/create-studio-page.tsx')).CreateStudioPage
const profile = async () => (await import('./pages/profile-page.tsx')).ProfilePage
const settings = async () => (await import('./pages/settings-page.tsx')).SettingsPage
const parents = async () => (await import('./pages/parents-page.tsx')).ParentsPage
const files = async () => (await import('./pages/files-page.tsx')).FilesPage
const media = async () => (await import('./pages/media-page.tsx')).MediaPage
const partyZone = async () => (await import('./pages/party-zone-page.tsx')).PartyZonePage
const jam = async () => (await import('./pages/jam-page.tsx')).JamPage
const jamMicrophone = async () =>
  (await import('./pages/jam-microphone-page.tsx')).JamMicrophonePage
const editor = async () => (await import('./pages/editor/editor-page.tsx')).EditorPage
const info = async () => (await import('./pages/info/info-page.tsx')).InfoPage

/** The code of each page, fetched when one of its screens is opened. */
const CODE: Record<PageName, () => Promise<ComponentType>> = {
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
  jam,
  jamMicrophone,
  editor,
  info,
}

const onTheWay = createStore(() => 0)
const pages = new Map<PageName, ComponentType>()
const failed = new Set<PageName>()

/** The page of this name. Where its code is not there yet, it suspends until it is. */
export function pageOf(name: PageName): ComponentType {
  const known = pages.get(name)
  if (known) return known
  const page = lazy(async () => {
    // React is drawing: whoever shows that a page is on its way is told afterwards.
    await Promise.resolve()
    onTheWay.set(onTheWay.get() + 1)
    try {
      return { default: await CODE[name]() }
    } catch (error) {
      failed.add(name)
      throw error
    } finally {
      onTheWay.set(onTheWay.get() - 1)
    }
  })
  pages.set(name, page)
  return page
}

/** Ask for the code again that could not be had, when its page is opened next. */
export function forgetFailedPages(): void {
  for (const name of failed) pages.delete(name)
  failed.clear()
}

/** Whether the code of a page is being fetched. */
export function usePageOnTheWay(): boolean {
  return useStore(onTheWay) > 0
}
