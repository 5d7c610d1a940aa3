import { fork } from 'node:child_process'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasPicture } from '@starnest/editor/draw/layers'
import type { FilmJob } from '../../../../ports/media/film-renderer.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import { mediaEnvironment, stepBack } from '../run-program.ts'
import type { ComposeOrder, ComposeReport } from './compose.ts'

const PROCESS = fileURLToPath(new URL('./compose.ts', import.meta.url))

/** Milliseconds without any progress after which the work is given up. */
const STALLED_MS = 300_000

/** Makes a film of what is cut together, in a process of its own behind what is watched meanwhile, so that
 *  neither drawing nor a damaged file can stop the server. @throws MediaError */
export async function renderFilm(ffmpegPath: string, job: FilmJob): Promise<void> {
  const { plan, intoFile, signal } = job
  signal?.throwIfAborted()
  await mkdir(dirname(intoFile), { recursive: true })
  const folder = await mkdtemp(join(dirname(intoFile), 'film-'))
  try {
    const { items } = plan.document
    const durationMs = Math.max(0, ...items.map((item) => item.startTime + item.duration))
    if (!items.some((item) => hasPicture(item) || item.trackType === 'audio')) {
      throw new MediaError('unreadable', 'There is nothing on the timeline.')
    }
    await composed({ ffmpegPath, plan, durationMs, folder }, job)
    await rename(join(folder, 'film.mp4'), intoFile)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function composed(order: ComposeOrder, { signal, onProgress }: FilmJob): Promise<void> {
  return new Promise((resolve, reject) => {
    // A group of its own, so that the programs it started end with it.
    const child = fork(PROCESS, {
      detached: true,
      env: mediaEnvironment(),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    let failure: MediaError | undefined
    let isDone = false
    const end = (error: MediaError) => {
      failure ??= error
      killGroup(child.pid)
    }
    let stalled = setTimeout(() => end(tooLong()), STALLED_MS)
    const stop = () => end(new MediaError('stopped', 'The work was stopped.'))
    signal?.addEventListener('abort', stop, { once: true })
    stepBack(child.pid)
    child.on('message', (report: ComposeReport) => {
      clearTimeout(stalled)
      stalled = setTimeout(() => end(tooLong()), STALLED_MS)
      if ('share' in report) onProgress(report.share)
      else if ('isDone' in report) {
        isDone = true
        child.disconnect()
      } else end(failureOf(report.complaint))
    })
    child.once('error', (error) =>
      end(new MediaError('failed', 'The film could not be made.', { cause: error })),
    )
    child.once('exit', () => {
      clearTimeout(stalled)
      signal?.removeEventListener('abort', stop)
      killGroup(child.pid)
      if (isDone && !failure) resolve()
      else reject(failure ?? new MediaError('failed', 'The making of the film ended by itself.'))
    })
    child.send(order)
  })
}

/** Ends a process and all that it started; nothing happens when they have ended. */
function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The group has ended.
  }
}

const tooLong = () => new MediaError('too_long', 'Nothing of the film was made for five minutes.')

function failureOf(complaint: string): MediaError {
  if (/No space left on device/.test(complaint)) return new MediaError('full', 'The disk is full.')
  return new MediaError('failed', 'The film could not be encoded.', { cause: new Error(complaint) })
}
