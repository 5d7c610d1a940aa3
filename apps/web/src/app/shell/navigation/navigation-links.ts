import { matchPath } from 'react-router'
import { isHomePath, shelfIn } from '../../pages/home/shelf-in-path.ts'
import { builtLinks } from '../../screens.ts'

/** Links of the bar on top, in its order. Source: specification §2.2. */
export const NAVIGATION_LINKS = builtLinks([
  { path: '/', text: 'home' },
  { path: '/movies', text: 'movies' },
  { path: '/series', text: 'series' },
  { path: '/kids', text: 'kids' },
  { path: '/my-list', text: 'myList' },
  { path: '/editor', text: 'editor' },
  { path: '/media', text: 'media' },
  { path: '/files', text: 'files' },
] as const)

/** Whether a link of the bar leads to where one is. Home is at every address that has no screen of its own. */
export function isHere(link: string, pathname: string): boolean {
  if (link === '/') return isHomePath(pathname) && shelfIn(pathname) === undefined
  return matchPath(link, pathname) !== null
}
