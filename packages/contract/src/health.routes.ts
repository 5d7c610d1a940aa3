import * as z from 'zod/mini'
import { healthSchema, healthStatusSchema, livenessSchema, readinessSchema } from './health.ts'
import type { Routes } from './route.ts'

/** Routes of the server's health. */
export const HEALTH_ROUTES = {
  health: {
    method: 'GET',
    path: '/api/health',
    summary: 'How the server and its engines are doing',
    tag: 'status',
    titles: 'none',
    isOpen: true,
    answer: z.union([healthSchema, healthStatusSchema]),
  },
  live: {
    method: 'GET',
    path: '/api/health/live',
    summary: 'Whether the server answers at all',
    tag: 'status',
    titles: 'none',
    isOpen: true,
    answer: livenessSchema,
  },
  ready: {
    method: 'GET',
    path: '/api/health/ready',
    summary: 'Whether calls may be sent to this server',
    tag: 'status',
    titles: 'none',
    isOpen: true,
    answer: readinessSchema,
  },
} as const satisfies Routes
