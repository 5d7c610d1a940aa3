/** Paths whose screens exist: the one list that decides whether a link or a tile is shown. A link
 *  to any other screen is hidden until its path stands here. The paths that the specification gives
 *  no screen of their own (Contact Us, Account, ...) show home. Source: specification §2.1, §2.3. */
export const BUILT_SCREENS: ReadonlySet<string> = new Set([
  '/',
  '/streaming',
  '/movies',
  '/series',
  '/kids',
  '/my-list',
  '/watch',
  '/hero-reel',
  '/create-studio',
  '/page1',
  '/page2',
  '/page3',
  '/page4',
  '/profile',
  '/parents',
  '/settings',
  '/files',
  '/media',
  '/party-zone',
  '/help',
  '/privacy',
  '/terms',
  '/cookies',
  '/accessibility',
  '/contact',
  '/account',
  '/billing',
  '/redeem',
  '/corporate',
])

/** Of a list of links, those whose screens exist, in the same order. */
export function builtLinks<Link extends { path: string }>(links: readonly Link[]): Link[] {
  return links.filter(({ path }) => BUILT_SCREENS.has(path))
}
