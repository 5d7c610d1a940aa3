import * as z from 'zod/mini'
import { animationIdSchema } from '../catalog/catalog.ts'
import type { Routes } from '../route.ts'
import { BEST_VERSION, titleVideosSchema, versionChoiceSchema, videoIdSchema } from './videos.ts'
import { playbackSchema, progressReportSchema, progressSchema } from './watch.ts'

const params = z.object({ id: animationIdSchema })

/** Routes of playback. */
export const WATCH_ROUTES = {
  playback: {
    method: 'GET',
    path: '/api/animations/:id/playback',
    summary: 'Everything the player needs to begin',
    tag: 'watch',
    titles: 'one',
    params,
    query: z.object({
      video: z
        .optional(z.union([z.literal(BEST_VERSION), videoIdSchema]))
        .check(
          z.describe(
            'A version or an extra, or the best, whatever was chosen; absent: what the profile chose',
          ),
        ),
    }),
    answer: playbackSchema,
    errors: [403],
  },
  videos: {
    method: 'GET',
    path: '/api/animations/:id/videos',
    summary: 'The versions of a title, and the extras that come with it',
    tag: 'watch',
    titles: 'one',
    params,
    answer: titleVideosSchema,
  },
  chooseVersion: {
    method: 'PUT',
    path: '/api/animations/:id/version',
    summary: 'Choose which version of a title the profile watches',
    tag: 'watch',
    titles: 'one',
    params,
    body: versionChoiceSchema,
    answer: titleVideosSchema,
  },
  /** POST is what a page that is being closed can send. */
  progress: {
    method: ['PUT', 'POST'],
    path: '/api/animations/:id/progress',
    summary: 'Where the viewer stands in a title',
    tag: 'watch',
    titles: 'one',
    params,
    body: progressReportSchema,
    answer: progressSchema,
  },
  media: {
    method: ['GET', 'HEAD'],
    path: '/media/:titleId/:mediaId/*',
    summary: 'A file of a title, whole or by Range',
    tag: 'watch',
    titles: 'one',
    errors: [403, 404, 416, 422],
  },
} as const satisfies Routes
