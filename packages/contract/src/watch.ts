import { z } from 'zod'

/** Seconds between two progress reports of a player that is playing. */
export const PROGRESS_REPORT_SECONDS = 10

/** Share of a title after which it counts as watched and leaves Continue Watching. */
export const WATCHED_SHARE = 0.9

/** Seconds into a title before it counts as begun; films here are short. */
export const BEGUN_SECONDS = 5

/** Seconds between two seek preview pictures. */
export const PREVIEW_INTERVAL_SECONDS = 10

/** PUT /api/animations/{id}/progress. `playback` names one opening of the player, and `sequence`
 *  counts its reports, so that a report that arrives late never moves the position back. */
export const progressReportSchema = z.object({
  currentTime: z.number().finite().min(0).max(1_000_000).describe('Seconds'),
  playback: z.uuid().optional(),
  sequence: z.int().min(0).max(1_000_000_000).optional(),
})
export type ProgressReport = z.infer<typeof progressReportSchema>

/** Where the viewer stands in a title. Source: specification §3, "Progress record". */
export const progressSchema = z.object({
  animationId: z.int().positive(),
  currentTime: z.number().nonnegative().describe('Seconds'),
  duration: z.number().nonnegative().describe('Seconds'),
  isWatched: z.boolean(),
  updatedAt: z.iso.datetime(),
})
export type Progress = z.infer<typeof progressSchema>

/** One caption track of a title. */
export const captionTrackSchema = z.object({
  language: z.string().min(2).max(20).describe('BCP 47'),
  label: z.string().min(1),
  url: z.string(),
})
export type CaptionTrack = z.infer<typeof captionTrackSchema>

/** GET /api/animations/{id}/playback: everything the player needs to begin. */
export const playbackSchema = z.object({
  animationId: z.int().positive(),
  duration: z.number().nonnegative().describe('Seconds'),
  sources: z
    .object({
      direct: z.string().describe('The file, by Range'),
      hls: z.string().nullable().describe('Playlist; null: not prepared or impossible'),
    })
    .nullable()
    .describe('null: nothing that can be played'),
  captions: z.array(captionTrackSchema),
  previews: z.string().nullable().describe('WebVTT of seek pictures; null: none yet'),
  resumeAt: z.number().nonnegative().describe('Seconds; 0: from the beginning'),
})
export type Playback = z.infer<typeof playbackSchema>

/** Routes of playback. Media routes answer only to a viewer who may see the title. */
export const WATCH_ROUTES = {
  playback: (id: number) => `/api/animations/${id}/playback`,
  progress: (id: number) => `/api/animations/${id}/progress`,
} as const
