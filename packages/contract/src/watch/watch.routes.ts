import * as z from 'zod/mini'
import { animationIdSchema } from '../catalog/catalog.ts'
import type { Routes } from '../route.ts'
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
    answer: playbackSchema,
    errors: [403],
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
