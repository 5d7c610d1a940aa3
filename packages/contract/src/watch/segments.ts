import * as z from 'zod/mini'

/** Parts of a film that a viewer may want to skip: its title sequence, what happened before, who made it, what comes
 *  next. Source: research, rows 12 and 17. */
export const SEGMENT_KINDS = ['intro', 'recap', 'credits', 'preview'] as const
/** One of {@link SEGMENT_KINDS}. */
export type SegmentKind = (typeof SEGMENT_KINDS)[number]

/** What the player does where a segment begins: offers a button, as long as nobody chose; goes on behind it by itself;
 *  or lets it play without a word. Source: research, row 17. */
export const SKIP_MODES = ['ask', 'skip', 'nothing'] as const
/** One of {@link SKIP_MODES}. */
export type SkipMode = (typeof SKIP_MODES)[number]

/** Segments that are told of one film at most; a film has three or four, two episodes in one file have twice as many. */
export const MAX_SEGMENTS = 12

/** A part of a film that may be skipped, in the time of the version that plays. It ends after it begins, and at the
 *  latest with the film. */
export const segmentSchema = z.object({
  kind: z.enum(SEGMENT_KINDS),
  startSeconds: z.number().check(z.nonnegative()),
  endSeconds: z.number().check(z.positive()),
})
export type Segment = z.infer<typeof segmentSchema>
