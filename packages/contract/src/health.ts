import * as z from 'zod/mini'
import { TRANSLATION_ENGINES } from './translate/translate.ts'

/** How one engine of the server is doing. */
export const engineHealthSchema = z.object({
  state: z.enum(['ok', 'degraded', 'down']),
  detail: z.string(),
})
export type EngineHealth = z.infer<typeof engineHealthSchema>

/** GET /api/health, for a device that has yet to be paired. */
export const healthStatusSchema = z.object({ status: z.enum(['ok', 'degraded', 'down']) })

/** GET /api/health. `degraded` still answers requests; `down` answers 503. */
export const healthSchema = z.object({
  status: z.enum(['ok', 'degraded', 'down']),
  version: z.string(),
  uptimeSeconds: z.number().check(z.nonnegative()),
  engines: z.object({
    database: engineHealthSchema,
    storage: engineHealthSchema,
    media: engineHealthSchema,
    nodes: z
      .optional(engineHealthSchema)
      .check(z.describe('How this server meets the others, where there are several')),
    languageModel: z
      .object({ state: z.enum(['missing', 'ready', 'failing']) })
      .check(z.describe('missing: none is configured. It does not count for the whole')),
    translation: z
      .record(z.enum(TRANSLATION_ENGINES), z.enum(['missing', 'ready', 'failed']))
      .check(z.describe('What translates. It does not count for the whole')),
    speech: z
      .object({ state: z.enum(['missing', 'ready', 'failed']) })
      .check(z.describe('What makes subtitles of speech. It does not count for the whole')),
  }),
})
export type Health = z.infer<typeof healthSchema>

/** GET /api/health/live: the process answers. */
export const livenessSchema = z.object({ live: z.literal(true) })

/** GET /api/health/ready: whether calls may be sent here. 503 while they may not. */
export const readinessSchema = z.object({
  ready: z.boolean(),
  because: z
    .array(z.enum(['starting', 'draining', 'database', 'redis']))
    .check(z.describe('Why not: what this server does, or what does not answer it')),
})
export type Readiness = z.infer<typeof readinessSchema>
