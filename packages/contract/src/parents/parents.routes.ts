import * as z from 'zod/mini'
import { animationIdSchema } from '../catalog/catalog.ts'
import { profileIdSchema } from '../household/profiles.ts'
import type { Routes } from '../route.ts'
import {
  changedLimitsSchema,
  changedRatingSchema,
  changedRuleSchema,
  titleForProfileSchema,
  titleLimitsSchema,
  titleRatingSchema,
  titlesForProfileQuerySchema,
  titlesForProfileSchema,
} from './parents.ts'

const ofProfile = z.object({ id: profileIdSchema })

/** Routes of what profiles may see, for grown-ups. */
export const PARENTS_ROUTES = {
  titles: {
    method: 'GET',
    path: '/api/parents/profiles/:id/titles',
    summary: 'Titles, with whether a profile sees them and why',
    tag: 'parents',
    titles: 'by-own-rule',
    isForGrownUps: true,
    params: ofProfile,
    query: titlesForProfileQuerySchema,
    answer: titlesForProfileSchema,
  },
  rule: {
    method: 'PUT',
    path: '/api/parents/profiles/:id/titles/:titleId/rule',
    summary: 'Block or approve a title for a profile, or take that back',
    tag: 'parents',
    titles: 'by-own-rule',
    isForGrownUps: true,
    params: z.object({ id: profileIdSchema, titleId: animationIdSchema }),
    body: changedRuleSchema,
    answer: titleForProfileSchema,
  },
  rating: {
    method: 'PUT',
    path: '/api/parents/titles/:titleId/rating',
    summary: 'Rate a title for the family, or leave it to its source',
    tag: 'parents',
    titles: 'by-own-rule',
    isForGrownUps: true,
    params: z.object({ titleId: animationIdSchema }),
    body: changedRatingSchema,
    answer: titleRatingSchema,
  },
  limits: {
    method: 'GET',
    path: '/api/parents/profiles/:id/limits',
    summary:
      'What a profile may see besides its ceiling, and whether it may ask the language model',
    tag: 'parents',
    titles: 'none',
    isForGrownUps: true,
    params: ofProfile,
    answer: titleLimitsSchema,
  },
  setLimits: {
    method: 'PUT',
    path: '/api/parents/profiles/:id/limits',
    summary:
      'Change what a profile may see besides its ceiling, or whether it may ask the language model',
    tag: 'parents',
    titles: 'none',
    isForGrownUps: true,
    params: ofProfile,
    body: changedLimitsSchema,
    answer: titleLimitsSchema,
  },
} as const satisfies Routes
