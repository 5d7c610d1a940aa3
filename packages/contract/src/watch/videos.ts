import * as z from 'zod/mini'

/** What an extra is: something that comes with a film and is not the film. Source: the folder and file
 *  names of Plex, Jellyfin and Kodi. */
export const EXTRA_KINDS = [
  'trailer',
  'featurette',
  'behind-the-scenes',
  'deleted-scene',
  'interview',
  'scene',
  'short',
  'clip',
  'sample',
  'other',
] as const
/** One of {@link EXTRA_KINDS}. */
export const extraKindSchema = z.enum(EXTRA_KINDS)
export type ExtraKind = z.infer<typeof extraKindSchema>

/** In place of the number of a version: the best that plays, as for people on several screens who see the same. */
export const BEST_VERSION = 'best'

/** Number of a version or an extra in a path or query: a whole number from 1 to 2^31 - 1. */
export const videoIdSchema = z.coerce
  .number()
  .check(z.int(), z.minimum(1), z.maximum(2_147_483_647))

const id = z.int().check(z.positive())
const duration = z.number().check(z.nonnegative(), z.describe('Seconds; 0: not known yet'))
const isReady = z.boolean().check(z.describe('It can be played now; if not, it is being prepared'))

/** One of several files that are the same film. */
export const titleVersionSchema = z.object({
  id,
  label: z
    .nullable(z.string().check(z.minLength(1), z.maxLength(100)))
    .check(z.describe('What its name says it is, such as Director’s Cut; null: nothing')),
  height: z
    .nullable(z.int().check(z.positive()))
    .check(z.describe('Of its picture, pixels; null: not measured yet')),
  duration,
  isReady,
})
export type TitleVersion = z.infer<typeof titleVersionSchema>

/** A trailer, a featurette and the like of a film. */
export const titleExtraSchema = z.object({
  id,
  titleId: z
    .int()
    .check(z.positive(), z.describe('What it hangs at: the title, or another part of its series')),
  kind: extraKindSchema,
  name: z
    .nullable(z.string().check(z.minLength(1), z.maxLength(100)))
    .check(z.describe('null: nothing but what it is')),
  duration,
  pictureUrl: z.nullable(z.string()).check(z.describe('16:9; null: none yet')),
  isReady,
})
export type TitleExtra = z.infer<typeof titleExtraSchema>

/** GET /api/animations/{id}/videos: what else there is of a title. */
export const titleVideosSchema = z.object({
  versions: z
    .array(titleVersionSchema)
    .check(z.describe('Best first; none when there is nothing to choose')),
  chosen: z
    .nullable(z.int().check(z.positive()))
    .check(z.describe('The version that the profile chose; null: none, so the best plays')),
  extras: z.array(titleExtraSchema).check(z.describe('By kind, then by name')),
})
export type TitleVideos = z.infer<typeof titleVideosSchema>

/** PUT /api/animations/{id}/version. null: the best again. */
export const versionChoiceSchema = z.strictObject({
  version: z.nullable(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
})
