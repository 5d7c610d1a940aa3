import * as z from 'zod/mini'
import { profileIdSchema } from '../household/profiles.ts'
import type { Routes } from '../route.ts'
import { animationIdSchema, animationListSchema } from './catalog.ts'
import {
  continueWatchingSchema,
  listEntryPutSchema,
  listEntrySchema,
  listNameSchema,
  listsSchema,
} from './lists.ts'

const ofEntry = z.object({ list: listNameSchema, id: animationIdSchema })
const ofTitle = z.object({ id: animationIdSchema })
const ofProfile = z.object({
  profileId: z
    .optional(profileIdSchema)
    .check(z.describe('Whose lists; refused where somebody else watches on the device by now')),
})

/** Routes of the lists. Each change may be repeated. */
export const LIST_ROUTES = {
  lists: {
    method: 'GET',
    path: '/api/lists',
    summary: "Ids of the titles on each of the profile's lists, added last first",
    tag: 'lists',
    titles: 'by-own-rule',
    answer: listsSchema,
  },
  list: {
    method: 'GET',
    path: '/api/lists/:list',
    summary: "The titles on one of the profile's lists, added last first",
    tag: 'lists',
    titles: 'many',
    params: z.object({ list: listNameSchema }),
    answer: animationListSchema,
  },
  add: {
    method: 'PUT',
    path: '/api/lists/:list/:id',
    summary: 'Put a title on a list',
    tag: 'lists',
    titles: 'one',
    params: ofEntry,
    query: ofProfile,
    body: listEntryPutSchema,
    answer: listEntrySchema,
    errors: [409],
  },
  remove: {
    method: 'DELETE',
    path: '/api/lists/:list/:id',
    summary: 'Take a title off a list',
    tag: 'lists',
    titles: 'one',
    params: ofEntry,
    query: ofProfile,
    answer: listEntrySchema,
    errors: [409],
  },
  hideContinued: {
    method: 'DELETE',
    path: '/api/continue-watching/:id',
    summary: 'Keep a title out of Continue Watching; its history stays',
    tag: 'lists',
    titles: 'one',
    params: ofTitle,
    query: ofProfile,
    answer: continueWatchingSchema,
    errors: [409],
  },
  showContinued: {
    method: 'PUT',
    path: '/api/continue-watching/:id',
    summary: 'Bring a title back into Continue Watching',
    tag: 'lists',
    titles: 'one',
    params: ofTitle,
    query: ofProfile,
    answer: continueWatchingSchema,
    errors: [409],
  },
} as const satisfies Routes
