import * as z from 'zod/mini'
import { animationIdSchema } from '../catalog/catalog.ts'
import { profileIdSchema } from '../household/profiles.ts'
import type { Routes } from '../route.ts'
import {
  clearedHistorySchema,
  forgottenTitleSchema,
  historyKeptSchema,
  historyPageSchema,
  historyQuerySchema,
  restoredTitleSchema,
  watchedPlaceSchema,
} from './history.ts'

const ofProfile = z.object({ id: profileIdSchema })
const ofTitle = z.object({ id: profileIdSchema, titleId: animationIdSchema })

/** Routes of what was watched, for grown-ups: of children and teens, and of their own profile. */
export const HISTORY_ROUTES = {
  history: {
    method: 'GET',
    path: '/api/parents/profiles/:id/history',
    summary: 'What a child, a teen or who asks has watched, the latest first',
    tag: 'parents',
    titles: 'by-own-rule',
    isForGrownUps: true,
    params: ofProfile,
    query: historyQuerySchema,
    answer: historyPageSchema,
  },
  clear: {
    method: 'DELETE',
    path: '/api/parents/profiles/:id/history',
    summary: 'Forget all that a profile has watched',
    tag: 'parents',
    titles: 'by-own-rule',
    isForGrownUps: true,
    params: ofProfile,
    answer: clearedHistorySchema,
  },
  forget: {
    method: 'DELETE',
    path: '/api/parents/profiles/:id/history/:titleId',
    summary: 'Forget that a profile has watched a title, also in Continue Watching',
    tag: 'parents',
    titles: 'by-own-rule',
    isForGrownUps: true,
    params: ofTitle,
    answer: forgottenTitleSchema,
  },
  restore: {
    method: 'PUT',
    path: '/api/parents/profiles/:id/history/:titleId',
    summary: 'Bring back a title that was forgotten',
    tag: 'parents',
    titles: 'by-own-rule',
    isForGrownUps: true,
    params: ofTitle,
    body: watchedPlaceSchema,
    answer: restoredTitleSchema,
  },
  days: {
    method: 'GET',
    path: '/api/parents/history-days',
    summary: 'How long the household keeps what was watched',
    tag: 'parents',
    titles: 'none',
    isForGrownUps: true,
    answer: historyKeptSchema,
  },
  setDays: {
    method: 'PUT',
    path: '/api/parents/history-days',
    summary: 'Keep what was watched for longer or shorter; what is older goes at once',
    tag: 'parents',
    titles: 'none',
    isForGrownUps: true,
    body: historyKeptSchema,
    answer: historyKeptSchema,
    errors: [404],
  },
} as const satisfies Routes
