import * as z from 'zod/mini'
import type { Routes } from '../route.ts'
import { filenameSchema } from './files.ts'
import { ingestStateSchema } from './ingest.ts'

const params = z.object({ filename: filenameSchema })

/** Routes of ingest, for grown-ups. */
export const INGEST_ROUTES = {
  state: {
    method: 'GET',
    path: '/api/temp-files/:filename/ingest',
    summary: 'What is made of a file',
    tag: 'ingest',
    titles: 'none',
    isForGrownUps: true,
    params,
    answer: ingestStateSchema,
  },
  retry: {
    method: 'POST',
    path: '/api/temp-files/:filename/ingest/retry',
    summary: 'Begin every failed job of a file again',
    tag: 'ingest',
    titles: 'none',
    isForGrownUps: true,
    params,
    answer: ingestStateSchema,
  },
  optimise: {
    method: 'POST',
    path: '/api/temp-files/:filename/ingest/optimise',
    summary: 'Make renditions of a film',
    tag: 'ingest',
    titles: 'none',
    isForGrownUps: true,
    params,
    answer: ingestStateSchema,
  },
  /** All but the probe. */
  cancel: {
    method: 'POST',
    path: '/api/temp-files/:filename/ingest/cancel',
    summary: 'Stop what is queued or running of a file',
    tag: 'ingest',
    titles: 'none',
    isForGrownUps: true,
    params,
    answer: ingestStateSchema,
  },
} as const satisfies Routes
