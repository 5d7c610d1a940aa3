import * as z from 'zod/mini'

/** Where the socket of the house answers. */
export const LIVE_PATH = '/api/live'

/** Name of the one event that the server sends. */
export const CHANGED_EVENT = 'changed'

/** What can change under a page that is open. */
export const CHANGES = ['lists', 'progress', 'profiles', 'library', 'time', 'files'] as const

/** That something changed, and for whom; no fact of any title travels with it. Without a profile it
 *  concerns the whole household. */
export const changeSchema = z.object({
  what: z.enum(CHANGES),
  profileId: z.optional(z.int().check(z.positive())),
})
export type Change = z.infer<typeof changeSchema>
