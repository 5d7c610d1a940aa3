import { type Shelf, shelfSchema } from '@starnest/contract/catalog/catalog'

/** The shelf that an address such as /movies opens home on; undefined for home itself, and for every
 *  address that has no screen of its own. Source: specification §2.1. */
export function shelfIn(pathname: string): Shelf | undefined {
  const parsed = shelfSchema.safeParse(pathname.replace(/^\/|\/$/g, ''))
  return parsed.success ? parsed.data : undefined
}

/** Whether an address is home's own, whole or on a shelf. */
export function isHomePath(pathname: string): boolean {
  return pathname === '/' || pathname === '/streaming' || shelfIn(pathname) !== undefined
}
