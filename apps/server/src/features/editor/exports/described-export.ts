import type { EditorExport } from '@starnest/contract/editor/editor'
import { EDITOR_ROUTES } from '@starnest/contract/editor/editor.routes'
import { pathOf } from '@starnest/contract/route'
import type { ShownSource } from '../../../tables/editor.ts'
import type { StoredExport } from './exports.repository.ts'

/** What is told of an export; how long it takes still follows from how long it has taken. */
export function describedExport(one: StoredExport, now: Date): EditorExport {
  const { id, projectId, state, settings, revision, percent, startedAt } = one
  const isRunning = state === 'running' && startedAt !== null && percent > 0
  const passedMs = isRunning ? now.getTime() - startedAt.getTime() : 0
  return {
    ...{ id, projectId, state, settings, revision, percent },
    secondsLeft: isRunning ? Math.round((passedMs * (100 - percent)) / percent / 1000) : null,
    reason: one.reason,
    problem: one.problem,
    fileSize: one.sizeBytes,
    duration: one.durationMs,
    showsFilms: one.shownSources?.some(isFilm) ?? false,
    downloadUrl: state === 'done' ? pathOf(EDITOR_ROUTES.exportBytes, { id }) : null,
    createdAt: one.createdAt.toISOString(),
  }
}

/** What ships is for everybody, at any time. */
const isFilm = ({ source, assetType }: ShownSource) =>
  source.kind === 'title' || (source.kind === 'file' && assetType === 'video')
