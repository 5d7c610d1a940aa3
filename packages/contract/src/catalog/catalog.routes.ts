import * as z from 'zod/mini'
import type { Routes } from '../route.ts'
import {
  animationDetailSchema,
  animationIdSchema,
  animationListQuerySchema,
  animationListSchema,
  homeAnswerSchema,
  homeQuerySchema,
  NEXT_CURSOR_HEADER,
} from './catalog.ts'

const params = z.object({ id: animationIdSchema })

/** Routes of the catalogue. Source: specification §7. */
export const CATALOG_ROUTES = {
  list: {
    method: 'GET',
    path: '/api/animations',
    summary: `Titles, newest first; ${NEXT_CURSOR_HEADER} leads to the next page`,
    tag: 'catalog',
    titles: 'many',
    query: animationListQuerySchema,
    errors: [404],
    answer: animationListSchema,
  },
  detail: {
    method: 'GET',
    path: '/api/animations/:id',
    summary: 'One title, with its cast',
    tag: 'catalog',
    titles: 'one',
    params,
    answer: animationDetailSchema,
  },
  episodes: {
    method: 'GET',
    path: '/api/animations/:id/episodes',
    summary: 'All episodes of the series that a title is of, in their order',
    tag: 'catalog',
    titles: 'many',
    params,
    answer: animationListSchema,
  },
  home: {
    method: 'GET',
    path: '/api/home',
    summary: 'The rows and the hero of the home screen',
    tag: 'catalog',
    titles: 'many',
    query: homeQuerySchema,
    answer: homeAnswerSchema,
  },
} as const satisfies Routes
