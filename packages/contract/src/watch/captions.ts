import * as z from 'zod/mini'

/** What a caption track is besides what is said: `forced` only what is said in a foreign language and what
 *  signs say, for who understands the sound; `sdh` sounds as well, for who hears nothing; `commentary` what
 *  those say who made the film. */
export const CAPTION_KINDS = ['forced', 'sdh', 'commentary'] as const
/** One of {@link CAPTION_KINDS}. */
export const captionKindSchema = z.enum(CAPTION_KINDS)
export type CaptionKind = z.infer<typeof captionKindSchema>

/** One caption track of a title or of its trailer, as WebVTT. `styledUrl`: the same with the styles of its file, as
 *  SubStation Alpha 4.00+; absent: it has none. */
export const captionTrackSchema = z.object({
  language: z.string().check(z.minLength(2), z.maxLength(20), z.describe('BCP 47')),
  label: z.string().check(z.minLength(1)),
  kind: z.optional(captionKindSchema),
  url: z.string(),
  styledUrl: z.optional(z.string()),
})
export type CaptionTrack = z.infer<typeof captionTrackSchema>
