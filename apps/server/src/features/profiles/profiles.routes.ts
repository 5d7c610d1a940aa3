import { errorBodySchema } from '@starnest/contract/errors'
import { activationSchema } from '@starnest/contract/household/pin'
import {
  changedPreferencesSchema,
  changedProfileSchema,
  newProfileSchema,
  PROFILE_ROUTES,
  profileIdSchema,
  profileListSchema,
  profileSchema,
  removedProfileSchema,
} from '@starnest/contract/household/profiles'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { hideFromCache } from '../../http/hide-from-cache.ts'
import type { ProfilesService } from './profiles.service.ts'

const tags = ['profiles']
const params = z.object({ id: profileIdSchema })
const refusals = {
  400: errorBodySchema,
  403: errorBodySchema,
  404: errorBodySchema,
  409: errorBodySchema,
}

/** The calls of the family. Source: specification §7. */
export function registerProfiles(app: FastifyInstance, profiles: ProfilesService): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const one = `${PROFILE_ROUTES.list}/:id`

  routes.get(
    PROFILE_ROUTES.list,
    {
      schema: {
        summary: 'The family; empty until somebody is named',
        tags,
        response: { 200: profileListSchema },
      },
    },
    ({ viewer }) => profiles.list(viewer),
  )

  routes.get(
    PROFILE_ROUTES.active,
    {
      schema: { summary: 'Who this device watches as', tags, response: { 200: profileSchema } },
    },
    ({ viewer }) => profiles.active(viewer),
  )

  routes.put(
    PROFILE_ROUTES.activePreferences,
    {
      schema: {
        summary: 'Change some of what whoever watches on this device likes',
        tags,
        body: changedPreferencesSchema,
        response: { 200: profileSchema, ...refusals },
      },
    },
    ({ viewer, body }) => profiles.like(viewer, body),
  )

  routes.post(
    PROFILE_ROUTES.list,
    {
      schema: {
        summary: 'Add somebody to the family, ten at most; nobody is switched',
        tags,
        body: newProfileSchema,
        response: { 201: profileSchema, ...refusals },
      },
    },
    async ({ viewer, body }, reply) => reply.code(201).send(await profiles.create(viewer, body)),
  )

  routes.put(
    one,
    {
      schema: {
        summary: 'Change somebody of the family',
        tags,
        params,
        body: changedProfileSchema,
        response: { 200: profileSchema, ...refusals },
      },
    },
    async ({ viewer, params: { id }, body }, reply) => {
      const changed = await profiles.update(viewer, id, body)
      hideFromCache(reply, viewer, await profiles.viewerNow(viewer))
      return changed
    },
  )

  routes.post(
    `${one}/activate`,
    {
      schema: {
        summary: 'Watch as somebody of the family, on this device; with a PIN to see or do more',
        tags,
        params,
        body: activationSchema,
        response: { 200: profileSchema, ...refusals, 429: errorBodySchema },
      },
    },
    async ({ viewer, params: { id }, body }, reply) => {
      const active = await profiles.activate(viewer, id, body ?? {})
      hideFromCache(reply, viewer, await profiles.viewerNow(viewer))
      return active
    },
  )

  routes.delete(
    one,
    {
      schema: {
        summary: 'Remove somebody of the family with all that was theirs',
        tags,
        params,
        response: { 200: removedProfileSchema, ...refusals },
      },
    },
    async ({ viewer, params: { id } }, reply) => {
      await profiles.remove(viewer, id)
      const now = await profiles.viewerNow(viewer)
      hideFromCache(reply, viewer, now)
      return { activeProfileId: now.profileId }
    },
  )
}
