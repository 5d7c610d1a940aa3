import * as z from 'zod/mini'
import { animationSchema, homeQuerySchema, nextEpisodeSchema } from './catalog.ts'

/** Orders of a shelf: added last first, by name, newest year first, most played first. */
export const SHELF_ORDERS = ['added', 'name', 'year', 'played'] as const
/** One of {@link SHELF_ORDERS}. */
export const shelfOrderSchema = z.enum(SHELF_ORDERS)
export type ShelfOrder = z.infer<typeof shelfOrderSchema>

/** Cards of a shelf that are sent at once: ten lines of six. */
export const SHELF_PAGE = 60

/** What GET /api/shelf may be asked. `from`: how many cards are there already. */
export const shelfQuerySchema = z.object({
  ...homeQuerySchema.shape,
  order: z._default(shelfOrderSchema, 'added'),
  from: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
})
export type ShelfQuery = z.infer<typeof shelfQuerySchema>

/** What GET /api/shelf answers: a part of its cards. A series is one card, except on a list of one's
 *  own, which holds what was put there. Titles to come are last. */
export const shelfAnswerSchema = z.object({
  tiles: z.array(z.object({ animation: animationSchema, next: z.optional(nextEpisodeSchema) })),
  further: z.nullable(
    z.int().check(z.positive(), z.describe('`from` of the next part; null: none')),
  ),
})
export type ShelfAnswer = z.infer<typeof shelfAnswerSchema>
