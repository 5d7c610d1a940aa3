import { errorBodySchema } from '@starnest/contract/errors'
import {
  changedPinSchema,
  PIN_ROUTES,
  pinListSchema,
  pinStateSchema,
} from '@starnest/contract/household/pin'
import { profileIdSchema } from '@starnest/contract/household/profiles'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireGrownUp } from '../../../domain/require-grown-up.ts'
import type { PinService } from './pin.service.ts'

const tags = ['household']
const refusals = {
  400: errorBodySchema,
  403: errorBodySchema,
  404: errorBodySchema,
  429: errorBodySchema,
}

/** The calls about PINs. A PIN travels in bodies only, and none is ever answered. */
export function registerPins(app: FastifyInstance, pins: PinService): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    PIN_ROUTES.list,
    {
      schema: {
        summary: 'Which profiles have a PIN, for grown-ups',
        tags,
        response: { 200: pinListSchema, 403: errorBodySchema },
      },
      onRequest: async ({ viewer }) => requireGrownUp(viewer),
    },
    ({ viewer }) => pins.list(viewer),
  )

  routes.put(
    '/api/family-profiles/:id/pin',
    {
      schema: {
        summary: "Set, change or remove a profile's PIN",
        tags,
        params: z.object({ id: profileIdSchema }),
        body: changedPinSchema,
        response: { 200: pinStateSchema, ...refusals },
      },
    },
    ({ viewer, params: { id }, body }) => pins.change(viewer, id, body),
  )
}
