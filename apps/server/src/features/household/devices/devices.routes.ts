import { errorBodySchema } from '@starnest/contract/errors'
import {
  DEVICE_ROUTES,
  deviceHandleSchema,
  deviceListSchema,
  deviceSchema,
  renamedDeviceSchema,
  revokedDeviceSchema,
} from '@starnest/contract/household/devices'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireGrownUp } from '../../../domain/require-grown-up.ts'
import type { DevicesService } from './devices.service.ts'

const tags = ['household']
const params = z.object({ id: deviceHandleSchema })
const refusals = { 400: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema }

/** The calls by which grown-ups look after the devices of the household. */
export async function registerDevices(
  app: FastifyInstance,
  devices: DevicesService,
): Promise<void> {
  await app.register(async (grownUps) => {
    grownUps.addHook('onRequest', async ({ viewer }) => requireGrownUp(viewer))
    const routes = grownUps.withTypeProvider<ZodTypeProvider>()

    routes.get(
      DEVICE_ROUTES.list,
      {
        schema: {
          summary: 'The browsers of the household, the one seen last at the top',
          tags,
          response: { 200: deviceListSchema, 403: errorBodySchema },
        },
      },
      ({ viewer }) => devices.list(viewer),
    )

    routes.put(
      '/api/devices/:id',
      {
        schema: {
          summary: 'Call a device something',
          tags,
          params,
          body: renamedDeviceSchema,
          response: { 200: deviceSchema, ...refusals },
        },
      },
      ({ viewer, params: { id }, body: { name } }) => devices.rename(viewer, id, name),
    )

    routes.delete(
      '/api/devices/:id',
      {
        schema: {
          summary: 'Take from a device what it had chosen',
          tags,
          params,
          response: { 200: revokedDeviceSchema, ...refusals },
        },
      },
      ({ viewer, params: { id } }) => devices.revoke(viewer, id),
    )
  })
}
