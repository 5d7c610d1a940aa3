import type { ExportSettings } from '@starnest/contract/editor/editor'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { EditorSession } from '../../session/editor-session.ts'
import type { BrokenSourceError } from './broken-source.ts'
import type { UnreadableSourcesError } from './make-film.ts'

/** Why a film could not be made in the page; names are those of assets. */
export type WhyFailed =
  | { is: 'no-encoder' }
  | { is: 'unreadable'; names: readonly string[] }
  | { is: 'broken'; name: string }
  | { is: 'unknown' }

/** How the film stands that is made in the page. */
export type BrowserFilm = { settings: ExportSettings; revision: number } & (
  | { is: 'running'; share: number; secondsLeft: number | null }
  | { is: 'done'; file: File; url: string }
  | { is: 'failed'; why: WhyFailed }
)

/** Makes films of the open project in the page, one at a time. The code that does it comes when it is needed. The
 *  film goes with the page; making goes on while the dialog is closed. */
export function useBrowserFilm(session: EditorSession, name: string) {
  const [film, setFilm] = useState<BrowserFilm | null>(null)
  const stopping = useRef<AbortController>(null)
  const url = useRef<string>(null)
  const drop = useCallback(() => {
    stopping.current?.abort()
    if (url.current) URL.revokeObjectURL(url.current)
    url.current = null
  }, [])
  useEffect(() => drop, [drop])

  async function make(settings: ExportSettings): Promise<void> {
    drop()
    const mine = new AbortController()
    stopping.current = mine
    const { signal } = mine
    const { project, assets } = session.getState()
    const facts = { settings, revision: session.getRevision() }
    const startedMs = performance.now()
    const onProgress = (share: number) => {
      if (signal.aborted) return
      const passed = (performance.now() - startedMs) / 1000
      const secondsLeft = share > 0.02 ? Math.round((passed * (1 - share)) / share) : null
      setFilm({ is: 'running', share, secondsLeft, ...facts })
    }
    setFilm({ is: 'running', share: 0, secondsLeft: null, ...facts })
    try {
      const { makeFilm } = await import('./make-film.ts')
      const plan = { document: project.document, assets, settings, name, onProgress, signal }
      const file = await makeFilm(plan)
      if (signal.aborted) return
      url.current = URL.createObjectURL(file)
      setFilm({ is: 'done', file, url: url.current, ...facts })
    } catch (error) {
      if (signal.aborted) return
      setFilm({ is: 'failed', why: whyFailed(error), ...facts })
    }
  }
  return {
    film,
    make,
    /** Cancels what is being made, or forgets what was made. */
    drop: () => {
      drop()
      setFilm(null)
    },
  }
}

function whyFailed(error: unknown): WhyFailed {
  if (isUnreadable(error)) return { is: 'unreadable', names: error.sources }
  if (isBroken(error)) return { is: 'broken', name: error.source }
  const isWithoutEncoder = error instanceof Error && error.name === 'NoVideoEncoderError'
  return { is: isWithoutEncoder ? 'no-encoder' : 'unknown' }
}

// Their classes come with the code that makes films.
const isUnreadable = (error: unknown): error is UnreadableSourcesError =>
  error instanceof Error && error.name === 'UnreadableSourcesError'
const isBroken = (error: unknown): error is BrokenSourceError =>
  error instanceof Error && error.name === 'BrokenSourceError'
