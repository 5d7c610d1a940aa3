import * as z from 'zod/mini'
import type { Routes } from '../route.ts'
import { activationSchema } from './pin.ts'
import {
  changedProfileSchema,
  newProfileSchema,
  preferencesPutSchema,
  profileIdSchema,
  profileListSchema,
  profileSchema,
  removedProfileSchema,
} from './profiles.ts'

const params = z.object({ id: profileIdSchema })

/** Routes of the family. Source: specification §7. */
export const PROFILE_ROUTES = {
  list: {
    method: 'GET',
    path: '/api/family-profiles',
    summary: 'The family; empty until somebody is named',
    tag: 'profiles',
    titles: 'none',
    answer: profileListSchema,
  },
  active: {
    method: 'GET',
    path: '/api/family-profiles/active',
    summary: 'Who this device watches as',
    tag: 'profiles',
    titles: 'none',
    answer: profileSchema,
  },
  changePreferences: {
    method: 'PUT',
    path: '/api/family-profiles/active/preferences',
    summary: 'Change some of what whoever watches on this device likes',
    tag: 'profiles',
    titles: 'none',
    body: preferencesPutSchema,
    answer: profileSchema,
    errors: [404, 409],
  },
  add: {
    method: 'POST',
    path: '/api/family-profiles',
    summary: 'Add somebody to the family, ten at most; nobody is switched',
    tag: 'profiles',
    titles: 'none',
    body: newProfileSchema,
    answer: profileSchema,
    status: 201,
    errors: [404, 409],
  },
  change: {
    method: 'PUT',
    path: '/api/family-profiles/:id',
    summary: 'Change somebody of the family',
    tag: 'profiles',
    titles: 'none',
    params,
    body: changedProfileSchema,
    answer: profileSchema,
    errors: [409],
  },
  activate: {
    method: 'POST',
    path: '/api/family-profiles/:id/activate',
    summary: 'Watch as somebody of the family, on this device; with a PIN to see or do more',
    tag: 'profiles',
    titles: 'none',
    params,
    body: activationSchema,
    answer: profileSchema,
    errors: [409],
  },
  remove: {
    method: 'DELETE',
    path: '/api/family-profiles/:id',
    summary: 'Remove somebody of the family with all that was theirs',
    tag: 'profiles',
    titles: 'none',
    params,
    answer: removedProfileSchema,
    errors: [409],
  },
} as const satisfies Routes
