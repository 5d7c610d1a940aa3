import * as z from 'zod/mini'
import { captionKindSchema } from './captions.ts'

/** What a sound of a film is for: the film itself, what those say who made it, or the film with somebody who
 *  tells what is seen. */
export const SOUND_PURPOSES = ['main', 'commentary', 'description'] as const

/** One of several sounds of a film. */
export const soundTrackSchema = z.object({
  language: z.nullable(z.string()).check(z.describe('BCP 47; null: the file does not say')),
  label: z.nullable(z.string()).check(z.describe('What the file calls it; null: nothing')),
  purpose: z.enum(SOUND_PURPOSES),
  channels: z.int().check(z.positive()),
  isDefault: z.boolean().check(z.describe('The one that plays when nobody chooses')),
})
export type SoundTrack = z.infer<typeof soundTrackSchema>

/** Subtitles inside a file that are pictures, such as those of discs. */
export const pictureSubtitlesSchema = z.object({
  format: z.string().check(z.describe('PGS, VobSub …')),
  language: z.nullable(z.string()).check(z.describe('BCP 47; null: the file does not say')),
  label: z.nullable(z.string()).check(z.describe('What the file calls them; null: nothing')),
  kind: z.optional(captionKindSchema),
})
