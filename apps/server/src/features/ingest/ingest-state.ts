import type { IngestState } from '@starnest/contract/files/ingest'
import { planFor } from '../../domain/media/media-plan.ts'
import type { ListedJob } from './ingest.repository.ts'

/** Jobs after which a film can be watched. */
const MAKES_PLAYABLE = ['probe', 'streams', 'renditions']

/** Where all that is made of one file stands. `jobs` are those of one file, one at least. */
export function ingestStateOf(jobs: readonly ListedJob[]): IngestState {
  return {
    jobs: jobs.map(({ kind, state, percent, reason, problem }) => ({
      kind,
      state,
      percent,
      reason,
      problem,
    })),
    playable: playableOf(jobs),
    canOptimise: canOptimise(jobs),
  }
}

function playableOf(jobs: readonly ListedJob[]): IngestState['playable'] {
  const [any] = jobs
  const isPlayable = any?.assetType === 'video' ? any.videoFile !== null || any.hasHls : any?.facts
  if (isPlayable) return 'now'
  const isComing = jobs.some(
    ({ kind, state }) =>
      MAKES_PLAYABLE.includes(kind) && (state === 'queued' || state === 'running'),
  )
  return isComing ? 'soon' : 'never'
}

function canOptimise(jobs: readonly ListedJob[]): boolean {
  const [any] = jobs
  if (any?.assetType !== 'video' || !any.facts || planFor(any.facts).is === 'refuse') return false
  return !jobs.some(({ kind }) => kind === 'renditions')
}
