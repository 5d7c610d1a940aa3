import * as z from 'zod/mini'
import { healthSchema, healthStatusSchema } from './health.ts'
import type { Routes } from './route.ts'

/** Route of the server's health. */
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
} as const satisfies Routes
