import { PIN_ROUTES } from '@starnest/contract/household/pin.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/serve.ts'
import type { PinService } from './pin.service.ts'

/** The calls about PINs. A PIN travels in bodies only, and none is ever answered. */
export function registerPins(app: FastifyInstance, pins: PinService): void {
  serve(app, PIN_ROUTES.list, ({ viewer }) => pins.list(viewer))
  serve(app, PIN_ROUTES.change, ({ viewer, params: { id }, body }) => pins.change(viewer, id, body))
}
