import { type Shelf, shelfSchema } from '@starnest/contract/catalog/catalog'
import { matchPath } from 'react-router'
import { SCREENS } from '../../screens.ts'

/** The shelf that an address such as /movies opens home on; undefined for home itself, and for every
 *  address that has no screen of its own. Source: specification §2.1. */
export function shelfIn(pathname: string): Shelf | undefined {
  const parsed = shelfSchema.safeParse(pathname.toLowerCase().replace(/^\/|\/$/g, ''))
  return parsed.success ? parsed.data : undefined
}

const PAGES_BESIDE_HOME = SCREENS.filter(({ page }) => page !== 'home')

/** Whether an address shows home, whole or on a shelf: every address does that has no screen of its own. */
export function isHomePath(pathname: string): boolean {
  return PAGES_BESIDE_HOME.every(({ path }) => matchPath(path, pathname) === null)
}
