import * as z from 'zod/mini'
import { fileProblemSchema } from './file-problems.ts'

/** What is made of a video, in the order in which it is begun. `probe` looks into it; `streams`
 *  repackages it for players that cannot take the file as it is; `fingerprint` listens to its beginning and end, to
 *  compare them with other episodes; `renditions` encodes it anew. */
export const INGEST_JOBS = [
  'probe',
  'streams',
  'posters',
  'subtitles',
  'previews',
  'loudness',
  'fingerprint',
  'renditions',
] as const
/** One of {@link INGEST_JOBS}. */
export const ingestJobKindSchema = z.enum(INGEST_JOBS)
export type IngestJobKind = z.infer<typeof ingestJobKindSchema>

/** Where a job stands. */
export const INGEST_STATES = ['queued', 'running', 'failed', 'done'] as const
/** One of {@link INGEST_STATES}. */
export const ingestStateNameSchema = z.enum(INGEST_STATES)

/** One job of one file. */
export const ingestJobSchema = z.object({
  kind: ingestJobKindSchema,
  state: ingestStateNameSchema,
  percent: z.int().check(z.minimum(0), z.maximum(100), z.describe('While running')),
  reason: z
    .nullable(z.string())
    .check(z.describe('Why it failed or has to wait, in English; null: neither')),
  problem: z
    .nullable(fileProblemSchema)
    .check(z.describe('The same for any language; null: neither, or only the sentence is known')),
})
export type IngestJob = z.infer<typeof ingestJobSchema>

/** All that is made of one file. */
export const ingestStateSchema = z.object({
  jobs: z.array(ingestJobSchema),
  playable: z
    .enum(['now', 'soon', 'never'])
    .check(
      z.describe('never: it was refused, or what would make it playable failed; see the reasons'),
    ),
  canOptimise: z.boolean().check(z.describe('Renditions can be asked for, and there are none')),
})
export type IngestState = z.infer<typeof ingestStateSchema>

/** GET /api/family-titles/{id}/posters: pictures out of a film that can stand for it. */
export const posterChoicesAnswerSchema = z.object({
  posters: z.array(z.string()).check(z.describe('Addresses, 2:3, in the order of their numbers')),
  chosen: z
    .nullable(z.int().check(z.nonnegative()))
    .check(z.describe('Number of the one that stands for it; null: another picture, or none')),
})
export type PosterChoicesAnswer = z.infer<typeof posterChoicesAnswerSchema>
