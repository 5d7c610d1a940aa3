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

/** What is asked of a track to choose one. */
type AnyTrack = { readonly language: string; readonly kind?: CaptionKind | undefined }

/** The tracks that hold all that is said, in their order: not what is said in a foreign language alone, and not what
 *  those say who made the film. */
export const wholeTracks = <Track extends AnyTrack>(tracks: readonly Track[]): Track[] =>
  tracks.filter(({ kind }) => kind === undefined || kind === 'sdh')

/** The track that holds all that is said in a language, whatever the country: what is said alone before what tells
 *  sounds as well. undefined: there is none. */
export function wholeTrackIn<Track extends AnyTrack>(
  tracks: readonly Track[],
  language: string,
): Track | undefined {
  const own = wholeTracks(tracks).filter((track) => isSameLanguage(track.language, language))
  return own.find(({ kind }) => kind === undefined) ?? own[0]
}

/** Whether two BCP 47 tags are of one language, whatever the country. */
export const isSameLanguage = (one: string, other: string): boolean => baseOf(one) === baseOf(other)

const baseOf = (tag: string) => tag.toLowerCase().split('-')[0]
