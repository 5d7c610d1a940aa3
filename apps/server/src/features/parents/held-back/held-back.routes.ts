import { HELD_BACK_ROUTES } from '@starnest/contract/parents/held-back.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/serve.ts'
import type { HeldBackService } from './held-back.service.ts'

/** The calls by which grown-ups look at what Leo held back, and have it forgotten. */
export function registerHeldBack(app: FastifyInstance, heldBack: HeldBackService): void {
  serve(app, HELD_BACK_ROUTES.list, ({ viewer }) => heldBack.list(viewer))
  serve(app, HELD_BACK_ROUTES.clear, async ({ viewer, params: { id } }) => ({
    entries: await heldBack.clear(viewer, id),
  }))
}
