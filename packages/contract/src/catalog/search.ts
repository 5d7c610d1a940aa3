import * as z from 'zod/mini'
import { animationSchema } from './catalog.ts'

/** Characters of a query that are read; what is longer is cut there. */
export const MAX_QUERY_LENGTH = 200

/** What GET /api/search may be asked. */
export const searchQuerySchema = z.object({
  q: z._default(z.string(), ''),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 24),
})
export type SearchQuery = z.infer<typeof searchQuerySchema>

/** GET /api/search: titles that the viewer may see, best first. */
export const searchAnswerSchema = z.object({
  animations: z.array(animationSchema),
  isNearest: z.boolean().check(z.describe('True: nothing matched, these are only near matches')),
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>
