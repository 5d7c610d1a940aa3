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
  /** In the Prometheus text format. */
  metrics: {
    method: 'GET',
    path: '/api/metrics',
    summary: 'Figures of the server for Prometheus, for grown-ups or a program with the token',
    tag: 'status',
    titles: 'none',
    // It looks by itself who asks: a program has a token instead of a device.
    isOpen: true,
    errors: [401, 403, 404],
  },
} as const satisfies Routes
