import { DEVICE_ROUTES } from '@starnest/contract/household/devices.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/serve.ts'
import type { DevicesService } from './devices.service.ts'

/** The calls by which grown-ups look after the devices of the household. */
export function registerDevices(app: FastifyInstance, devices: DevicesService): void {
  serve(app, DEVICE_ROUTES.list, ({ viewer }) => devices.list(viewer))
  serve(app, DEVICE_ROUTES.rename, ({ viewer, params: { id }, body: { name } }) =>
    devices.rename(viewer, id, name),
  )
  serve(app, DEVICE_ROUTES.revoke, ({ viewer, params: { id } }) => devices.revoke(viewer, id))
}
