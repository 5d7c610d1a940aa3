import * as z from 'zod/mini'
import type { Routes } from '../route.ts'
import { clipListSchema, siteSchema, studioSchema } from './studio.ts'

/** Which version of a file is meant: then the answer never changes. */
const ofVersion = z.object({ v: z.optional(z.string()) })

/** Routes of what the studio ships besides films. */
export const STUDIO_ROUTES = {
  clips: {
    method: 'GET',
    path: '/api/clips',
    summary: 'Short films that belong to a screen and to no shelf',
    tag: 'studio',
    titles: 'none',
    answer: clipListSchema,
  },
  site: {
    method: 'GET',
    path: '/api/site',
    summary: 'What the screens need to know of this installation',
    tag: 'studio',
    titles: 'none',
    answer: siteSchema,
  },
  studio: {
    method: 'GET',
    path: '/api/studio',
    summary: 'How our films are made',
    tag: 'studio',
    titles: 'many',
    answer: studioSchema,
  },
  clipFile: {
    method: ['GET', 'HEAD'],
    path: '/clips/:slug/:file',
    summary: 'A file of a clip, whole or by Range',
    tag: 'studio',
    titles: 'none',
    isOpen: true,
    query: ofVersion,
    errors: [404, 416],
  },
  sticker: {
    method: ['GET', 'HEAD'],
    path: '/stickers/:file',
    summary: 'A sticker',
    tag: 'studio',
    titles: 'none',
    query: ofVersion,
    errors: [404, 416],
  },
  portrait: {
    method: ['GET', 'HEAD'],
    path: '/portraits/:file',
    summary: 'A portrait of the cast',
    tag: 'studio',
    titles: 'none',
    isOpen: true,
    query: ofVersion,
    errors: [404, 416],
  },
} as const satisfies Routes
