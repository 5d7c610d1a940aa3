import * as z from 'zod/mini'

/** One caption track of a title or of its trailer. */
export const captionTrackSchema = z.object({
  language: z.string().check(z.minLength(2), z.maxLength(20), z.describe('BCP 47')),
  label: z.string().check(z.minLength(1)),
  url: z.string(),
})
export type CaptionTrack = z.infer<typeof captionTrackSchema>
