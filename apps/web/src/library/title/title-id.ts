import { animationIdSchema } from '@starnest/contract/catalog/catalog'

/** The title's id in an address such as /watch/12 or /spaceship?film=12: digits only, a whole number from 1 to 2^31 - 1.
 *  Anything else ('0', '-1', '1.5', '1e3', 'abc', 10^20) is undefined, and the server is not asked.
 *  Source: specification §7, "only when id > 0". */
export function titleIdIn(segment: string | undefined): number | undefined {
  if (segment === undefined || !/^\d+$/.test(segment)) return undefined
  const parsed = animationIdSchema.safeParse(segment)
  return parsed.success ? parsed.data : undefined
}
