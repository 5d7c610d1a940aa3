import { type ComponentType, lazy } from 'react'
import { askAgain } from '../platform/calls/ask-again.ts'
import { NO_CODE } from '../platform/screen/lazy-part.ts'
import { yieldToMain } from '../platform/screen/yield-to-main.ts'
import { createStore, useStore } from '../platform/store.ts'
import { withTexts } from '../platform/texts.ts'
import type { PageName } from './screens.ts'

const home = async () => {
  // The shell has just been drawn, on a slow phone a long task in itself.
  await yieldToMain()
  return (await import('./pages/home/home-page.tsx')).HomePage
}
const watch = async () =>
  (await withTexts(import('./pages/watch-page.tsx'), 'watch', 'title', 'parents')).WatchPage
const heroReel = async () =>
  (await withTexts(import('./pages/hero-reel-page.tsx'), 'studio')).HeroReelPage
const numbered = async () =>
  (await withTexts(import('./pages/numbered-page.tsx'), 'studio')).NumberedPage
const createStudio = async () =>
  (await withTexts(import('../features/studio/making-of/create-studio-page.tsx'), 'studio'))
    .CreateStudioPage
const profile = async () =>
  (await withTexts(import('./pages/profile-page.tsx'), 'profiles')).ProfilePage
const settings = async () =>
  (
    await withTexts(
      import('./pages/settings-page.tsx'),
      'household',
      'files',
      'host',
      'title',
      'lookup',
      'translate',
    )
  ).SettingsPage
const parents = async () =>
  (await withTexts(import('./pages/parents-page.tsx'), 'parents', 'profiles')).ParentsPage
const files = async () => (await withTexts(import('./pages/files-page.tsx'), 'files')).FilesPage
const media = async () => (await withTexts(import('./pages/media-page.tsx'), 'files')).MediaPage
const partyZone = async () =>
  (await withTexts(import('./pages/party-zone-page.tsx'), 'party', 'parents', 'watch'))
    .PartyZonePage
const jam = async () => (await withTexts(import('./pages/jam-page.tsx'), 'jam', 'files')).JamPage
const jamMicrophone = async () =>
  (await withTexts(import('../features/jam/phones/phone/jam-microphone-page.tsx'), 'jam'))
    .JamMicrophonePage
const spaceship = async () =>
  (await withTexts(import('./pages/spaceship/spaceship-page.tsx'), 'spaceship')).SpaceshipPage
const editor = async () =>
  (await withTexts(import('./pages/editor/editor-page.tsx'), 'editor', 'files')).EditorPage
const info = async () => (await withTexts(import('./pages/info/info-page.tsx'), 'info')).InfoPage

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
  spaceship,
  editor,
  info,
}

/** Milliseconds after which code that could not be had is asked for again, before its page has failed. */
const AGAIN_AFTER_MS = [300, 1500] as const

const onTheWay = createStore(() => 0)
const triesAgain = createStore(() => 0)
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
      return { default: await askAgain(CODE[name], AGAIN_AFTER_MS) }
    } catch (error) {
      failed.add(name)
      dispatchEvent(new Event(NO_CODE))
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

/** Tries the page again whose code could not be had, and whose failure is shown: where the server is back. */
export function tryFailedPagesAgain(): void {
  if (failed.size > 0) triesAgain.set(triesAgain.get() + 1)
}

/** How often pages were to be tried again: whatever shows their failure begins anew with each. */
export const useTriesAgain = (): number => useStore(triesAgain)

/** Whether the code of a page is being fetched. */
export function usePageOnTheWay(): boolean {
  return useStore(onTheWay) > 0
}
