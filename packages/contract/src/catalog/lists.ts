import * as z from 'zod/mini'

/** The lists that every profile keeps of its own. */
export const LIST_NAMES = ['my-list', 'watch-later'] as const
/** One of {@link LIST_NAMES}. */
export const listNameSchema = z.enum(LIST_NAMES)
export type ListName = z.infer<typeof listNameSchema>

/** GET /api/lists: ids of the titles on each list that the viewer may see, added last first. */
export const listsSchema = z.object({
  'my-list': z.array(z.int().check(z.positive())),
  'watch-later': z.array(z.int().check(z.positive())),
})
export type Lists = z.infer<typeof listsSchema>

/** What PUT of an entry may carry: when it was added, so that a title that was taken off by mistake
 *  gets its place back. An instant to come, or none, means now. */
export const listEntryPutSchema = z.nullish(z.object({ addedAt: z.optional(z.iso.datetime()) }))

/** What PUT and DELETE of an entry answer: the place that the title has now, or had until now. */
export const listEntrySchema = z.object({
  animationId: z.int().check(z.positive()),
  list: listNameSchema,
  addedAt: z
    .nullable(z.iso.datetime())
    .check(z.describe('When it was added; null: DELETE of a title that was not on the list')),
})
export type ListEntry = z.infer<typeof listEntrySchema>

/** What PUT and DELETE of `continueWatching` answer. */
export const continueWatchingSchema = z.object({
  animationId: z.int().check(z.positive()),
  isHidden: z.boolean().check(z.describe('Out of Continue Watching until it is watched again')),
})
