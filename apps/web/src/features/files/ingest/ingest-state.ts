import type { TempFile } from '@starnest/contract/files/files'
import type { IngestJob, IngestState } from '@starnest/contract/files/ingest'
import type { Told } from '../../../library/refusal/problem-text.ts'

/** Where what is made of a file stands, as one thing to be said of it. */
export type IngestSummary =
  /** Nothing is made of it, or all is done. */
  | { is: 'nothing' }
  /** `why`: what it waits for; null: its turn. */
  | { is: 'queued'; why: Told | null }
  | { is: 'running'; kind: IngestJob['kind']; percent: number }
  /** `why`: null: nobody knows. `isPlayable`: it can be watched all the same. */
  | { is: 'failed'; why: Told | null; isPlayable: boolean }

/** What to say of a file's jobs: what runs goes before what failed, and that before what waits. */
export function ingestSummary(ingest: TempFile['ingest']): IngestSummary {
  const jobs = ingest?.jobs ?? []
  const running = jobs.find(({ state }) => state === 'running')
  if (running) return { is: 'running', kind: running.kind, percent: running.percent }
  const failed = jobs.find(({ state }) => state === 'failed')
  if (failed) return { is: 'failed', why: toldOf(failed), isPlayable: ingest?.playable === 'now' }
  const queued = jobs.filter(({ state }) => state === 'queued')
  if (queued.length === 0) return { is: 'nothing' }
  return { is: 'queued', why: queued.map(toldOf).find((told) => told !== null) ?? null }
}

const toldOf = ({ reason, problem }: IngestJob): Told | null =>
  reason === null ? null : { reason, problem }

/** Whether something of it can still be stopped: looking into a file cannot. */
export function isStoppable(ingest: IngestState): boolean {
  return ingest.jobs.some(
    ({ kind, state }) => kind !== 'probe' && (state === 'queued' || state === 'running'),
  )
}
