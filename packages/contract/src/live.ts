import * as z from 'zod/mini'

/** Where the socket of the house answers. */
export const LIVE_PATH = '/api/live'

/** Name of the one event that the server sends. */
export const CHANGED_EVENT = 'changed'

/** For how long the server remembers what changed, in milliseconds: a page that was opened shorter ago
 *  is told what it missed as it connects. */
export const REMEMBERED_CHANGES_MS = 60_000

/** What a page says as it connects. */
export const liveHandshakeSchema = z.object({
  openForMs: z.int().check(z.nonnegative(), z.describe('Since it was opened, milliseconds')),
})
export type LiveHandshake = z.infer<typeof liveHandshakeSchema>

/** What can change under a page that is open. */
export const CHANGES = ['lists', 'progress', 'profiles', 'library', 'time', 'files'] as const

/** That something changed, and for whom; no fact of any title travels with it. Without a profile it
 *  concerns the whole household. */
export const changeSchema = z.object({
  what: z.enum(CHANGES),
  profileId: z.optional(z.int().check(z.positive())),
})
export type Change = z.infer<typeof changeSchema>
