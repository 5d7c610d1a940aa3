import * as z from 'zod/mini'
import type { Channel } from './realtime.ts'

/** How long the server remembers what changed, in milliseconds. A page that connects within this
 *  time after it was opened is told what it missed. */
export const REMEMBERED_CHANGES_MS = 60_000

/** Kinds of data that can change while a page is open. */
export const CHANGES = [
  'lists',
  'progress',
  'profiles',
  'library',
  'time',
  'files',
  'jam',
  'editor',
  'safety',
] as const

/** That something changed, and for whom; no fact of any title travels with it. Without a profile it
 *  concerns the whole household. */
export const changeSchema = z.object({
  what: z.enum(CHANGES),
  profileId: z.optional(z.int().check(z.positive())),
})
export type Change = z.infer<typeof changeSchema>

/** What every page is on: it is told what changed, and says nothing. */
export const LIVE_CHANNEL = {
  name: '/',
  clientEvents: {},
  serverEvents: { changed: changeSchema },
} as const satisfies Channel
