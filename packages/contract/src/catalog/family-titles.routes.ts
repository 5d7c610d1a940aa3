import * as z from 'zod/mini'
import { familyTitleSchema } from '../files/files.ts'
import { posterChoicesAnswerSchema } from '../files/ingest.ts'
import type { Routes } from '../route.ts'
import { animationDetailSchema, animationIdSchema } from './catalog.ts'

const params = z.object({ id: animationIdSchema })

/** Routes of the family's own titles, for grown-ups. */
export const FAMILY_TITLE_ROUTES = {
  change: {
    method: 'PUT',
    path: '/api/family-titles/:id',
    summary: "Say what a title of the family's own is",
    tag: 'catalog',
    titles: 'by-own-rule',
    isForGrownUps: true,
    params,
    body: familyTitleSchema,
    answer: animationDetailSchema,
  },
  posters: {
    method: 'GET',
    path: '/api/family-titles/:id/posters',
    summary: "Pictures that can stand for a title of the family's own",
    tag: 'catalog',
    titles: 'by-own-rule',
    isForGrownUps: true,
    params,
    answer: posterChoicesAnswerSchema,
  },
} as const satisfies Routes
