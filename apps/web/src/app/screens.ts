/** The route table of the specification §2.1: every screen that is built, and the page that draws it.
 *  A link to any other screen is hidden until its path stands here. Any path that stands nowhere is
 *  home, too. */
export const SCREENS = [
  { path: '/watch/:id', page: 'watch' },
  { path: '/hero-reel', page: 'heroReel' },
  { path: '/page1', page: 'numbered' },
  { path: '/page2', page: 'numbered' },
  { path: '/page3', page: 'numbered' },
  { path: '/page4', page: 'numbered' },
  { path: '/create-studio', page: 'createStudio' },
  { path: '/profile', page: 'profile' },
  { path: '/parents', page: 'parents' },
  { path: '/settings', page: 'settings' },
  { path: '/files', page: 'files' },
  { path: '/media', page: 'media' },
  { path: '/party-zone', page: 'partyZone' },
  { path: '/jam-challenge', page: 'jam' },
  { path: '/jam-microphone', page: 'jamMicrophone' },
  { path: '/spaceship', page: 'spaceship' },
  { path: '/editor', page: 'editor' },
  { path: '/help', page: 'info' },
  { path: '/privacy', page: 'info' },
  { path: '/terms', page: 'info' },
  { path: '/cookies', page: 'info' },
  { path: '/accessibility', page: 'info' },
  { path: '*', page: 'home' },
] as const

/** Path of a screen in the route table. */
export type ScreenPath = (typeof SCREENS)[number]['path']
/** A page that draws screens. */
export type PageName = (typeof SCREENS)[number]['page']

/** Paths of home itself, whole or opened on a shelf. */
export const HOME_PATHS = ['/', '/streaming', '/movies', '/series', '/kids', '/my-list'] as const

/** Paths that the specification gives no screen of their own: they show home. Source: §2.3. */
export const PATHS_THAT_SHOW_HOME = [
  '/contact',
  '/account',
  '/billing',
  '/redeem',
  '/corporate',
] as const

const WITHOUT_PARAMS: readonly string[] = SCREENS.map(({ path }) => path.replace('/:id', ''))
const BUILT = new Set<string>([...WITHOUT_PARAMS, ...HOME_PATHS, ...PATHS_THAT_SHOW_HOME])

/** Whether a screen exists: decides whether a link or a tile that leads there is shown. */
export function isBuilt(path: string): boolean {
  return BUILT.has(path)
}

/** Of a list of links, those whose screens exist, in the same order. */
export function builtLinks<Link extends { path: string }>(links: readonly Link[]): Link[] {
  return links.filter(({ path }) => isBuilt(path))
}
