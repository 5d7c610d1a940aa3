import * as z from 'zod/mini'
import { captionTrackSchema } from './captions.ts'
import { MAX_SEGMENTS, segmentSchema } from './segments.ts'
import { pictureSubtitlesSchema, soundTrackSchema } from './tracks.ts'
import { titleVersionSchema } from './videos.ts'

/** Seconds between two progress reports of a player that is playing. */
export const PROGRESS_REPORT_SECONDS = 10

/** Share of a title after which it counts as watched and leaves Continue Watching. */
export const WATCHED_SHARE = 0.9

/** Seconds into a title before it counts as begun; films here are short. */
export const BEGUN_SECONDS = 5

/** Seconds between two seek preview pictures. */
export const PREVIEW_INTERVAL_SECONDS = 10

/** PUT /api/animations/{id}/progress. `playback` names one opening of the player, and `sequence`
 *  counts its reports, so that a report that arrives late never moves the position back; both or
 *  neither are sent. `video`: the version that plays, in whose time the position is, or the extra, of which no
 *  position is kept. `profileId`: who watched, where the player knows it; a report is refused where somebody
 *  else watches on the device by now. `tellsOthers`: the household's other pages are told that somebody stands elsewhere
 *  now, as after a pause and on leaving; not every ten seconds. */
export const progressReportSchema = z
  .strictObject({
    currentTime: z.number().check(z.minimum(0), z.maximum(1_000_000), z.describe('Seconds')),
    playback: z.optional(z.uuid()),
    sequence: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000_000))),
    video: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
    profileId: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
    tellsOthers: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ playback, sequence }) => (playback === undefined) === (sequence === undefined), {
      path: ['sequence'],
      error: 'playback and sequence belong together',
    }),
  )
export type ProgressReport = z.infer<typeof progressReportSchema>

/** Where the viewer stands in a title. Source: specification §3, "Progress record". */
export const progressSchema = z.object({
  animationId: z.int().check(z.positive()),
  currentTime: z.number().check(z.nonnegative(), z.describe('Seconds')),
  duration: z.number().check(z.nonnegative(), z.describe('Seconds')),
  isWatched: z.boolean(),
  updatedAt: z.iso.datetime(),
})
export type Progress = z.infer<typeof progressSchema>

/** GET /api/animations/{id}/playback: everything the player needs to begin. */
export const playbackSchema = z.object({
  animationId: z.int().check(z.positive()),
  duration: z.number().check(z.nonnegative(), z.describe('Seconds')),
  sources: z
    .nullable(
      z.object({
        direct: z
          .nullable(z.string())
          .check(z.describe('The file, by Range; null: no browser plays it as it is')),
        hls: z
          .nullable(z.string())
          .check(z.describe('Playlist, which may still grow; null: not prepared or impossible')),
      }),
    )
    .check(z.describe('One of the two at least; null: nothing that can be played')),
  captions: z.array(captionTrackSchema),
  previews: z.nullable(z.string()).check(z.describe('WebVTT of seek pictures; null: none yet')),
  chapters: z
    .array(
      z.object({
        startTime: z.number().check(z.nonnegative(), z.describe('Seconds')),
        title: z.string(),
      }),
    )
    .check(z.describe('In their order; none when the film has none')),
  segments: z
    .array(segmentSchema)
    .check(
      z.maxLength(MAX_SEGMENTS),
      z.describe('What may be skipped, in their order; no two overlap'),
    ),
  loudness: z
    .nullable(z.number())
    .check(z.describe('LUFS (EBU R 128); null: not measured, or silent')),
  video: z
    .nullable(z.int().check(z.positive()))
    .check(z.describe('The version or extra that this is; null: the title has one file')),
  versions: z
    .array(titleVersionSchema)
    .check(z.describe('To choose from, best first; none when there is one, or for an extra')),
  sounds: z
    .array(soundTrackSchema)
    .check(z.describe('In the order of the stream; none when it is not known')),
  pictureSubtitles: z
    .array(pictureSubtitlesSchema)
    .check(z.describe('Subtitles that are pictures and not shown')),
  resumeAt: z.number().check(z.nonnegative(), z.describe('Seconds; 0: from the beginning')),
})
export type Playback = z.infer<typeof playbackSchema>
