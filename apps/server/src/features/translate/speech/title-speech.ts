import { AppError } from '@starnest/contract/errors'
import type { EngineProblem, SpeechJob, Subtitle } from '@starnest/contract/translate/translate'
import { LRUCache } from 'lru-cache'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Speech, SpeechSpan } from '../../../ports/language/speech.ts'
import type { MediaJob } from '../../../ports/media/media.ts'
import { MediaError } from '../../../ports/media/media-error.ts'
import type { SourceFormat } from '../../../ports/media/source-formats.ts'
import type { Storage } from '../../../ports/storage.ts'
import { saidCues } from './said-cues.ts'

/** Films whose speech is remembered; a long one has two thousand spans. */
const REMEMBERED_FILMS = 100
/** Jobs that ended whose outcome is remembered. */
const REMEMBERED_JOBS = 500
/** Jobs that wait, of a household and of all. */
const MAX_WAITING = { household: 50, server: 200 }

/** The file of a title that is listened to. */
export type SoundSource = { readonly storageKey: string; readonly format: SourceFormat }

type At = { readonly titleId: number; readonly language: string }

/** What listening to titles needs. */
export type TitleSpeechDeps = {
  /** undefined: there is no media engine. */
  readonly speech: Speech | undefined
  readonly storage: Pick<Storage, 'withLocalFile'>
  /** null: the title has nothing to listen to. undefined: no such title for this viewer. */
  readonly findSource: (viewer: Viewer, titleId: number) => Promise<SoundSource | null | undefined>
  /** When the track that is attached was changed; null: none is. */
  readonly changedAtOf: (viewer: Viewer, at: At) => Promise<Date | null>
  /** Answers whether the cues are attached: a track that was changed after `over`, null of none, stays. */
  readonly attachOver: (
    viewer: Viewer,
    at: At,
    track: { cues: readonly Subtitle[]; over: Date | null },
  ) => Promise<boolean>
  readonly onFailure: (error: unknown) => void
}

type Work = { job: SpeechJob; readonly householdId: number; readonly stop: AbortController }

const NO_JOB: SpeechJob = { state: 'none', percent: 0, problem: null, cues: null }

/** Listens to titles: when somebody speaks, and what is said. */
export class TitleSpeech {
  readonly #deps: TitleSpeechDeps
  readonly #spans = new LRUCache<string, readonly SpeechSpan[]>({ max: REMEMBERED_FILMS })
  readonly #works = new Map<string, Work>()
  readonly #ended = new LRUCache<string, SpeechJob>({ max: REMEMBERED_JOBS })
  #last: Promise<void> = Promise.resolve()

  constructor(deps: TitleSpeechDeps) {
    this.#deps = deps
  }

  /** When somebody speaks in a title; none where nobody can listen. */
  async spansOf(
    viewer: Viewer,
    titleId: number,
    signal: AbortSignal,
  ): Promise<readonly SpeechSpan[]> {
    const { speech, findSource, onFailure } = this.#deps
    const source = await findSource(viewer, titleId)
    if (!speech || !source) return []
    const known = this.#spans.get(source.storageKey)
    if (known) return known
    try {
      const spans = await this.#local(source, (job) => speech.findSpans({ ...job, signal }))
      this.#spans.set(source.storageKey, spans)
      return spans
    } catch (error) {
      signal.throwIfAborted()
      // Without it, subtitles are timed by how long they take to read.
      onFailure(error)
      return []
    }
  }

  /** How far the subtitles of what is said in a title are. @throws AppError title_not_found */
  async jobOf(viewer: Viewer, at: At): Promise<SpeechJob> {
    await this.#source(viewer, at.titleId)
    return this.#jobAt(keyOf(at))
  }

  /** Begins to make subtitles of what is said; one title after the other.
   *  @throws AppError title_not_found, speech_refused with the problem, queue_full */
  async begin(viewer: Viewer, at: At): Promise<SpeechJob> {
    const source = await this.#source(viewer, at.titleId)
    const { state, problem } = (await this.#deps.speech?.state()) ?? NO_SPEECH
    if (state !== 'ready') throw refusal(problem)
    if (!source) throw refusal('no_sound')
    const over = await this.#deps.changedAtOf(viewer, at)
    const current = this.#works.get(keyOf(at))
    if (current && isOpen(current.job)) return current.job
    const { householdId } = viewer
    const waiting = [...this.#works.values()].filter(({ job }) => isOpen(job))
    const ofHousehold = waiting.filter((one) => one.householdId === householdId)
    if (waiting.length >= MAX_WAITING.server || ofHousehold.length >= MAX_WAITING.household) {
      throw new AppError('queue_full')
    }
    const work: Work = {
      ...{ job: { ...NO_JOB, state: 'queued' }, householdId },
      stop: new AbortController(),
    }
    this.#works.set(keyOf(at), work)
    this.#last = this.#last
      .then(() => this.#do(work, { viewer, at, source, over }))
      .then(() => this.#end(keyOf(at), work))
    return work.job
  }

  /** Stops it, wherever it is. @throws AppError title_not_found */
  async cancel(viewer: Viewer, at: At): Promise<SpeechJob> {
    await this.#source(viewer, at.titleId)
    const work = this.#works.get(keyOf(at))
    if (!work) return this.#jobAt(keyOf(at))
    if (isOpen(work.job)) work.job = { ...work.job, state: 'cancelled' }
    work.stop.abort()
    return work.job
  }

  #jobAt(key: string): SpeechJob {
    return this.#works.get(key)?.job ?? this.#ended.get(key) ?? NO_JOB
  }

  /** Forgets all of a job but its outcome. One that was stopped may have been begun anew by now. */
  #end(key: string, work: Work): void {
    if (this.#works.get(key) !== work) return
    this.#works.delete(key)
    this.#ended.set(key, work.job)
  }

  /** Ends what runs. */
  async stop(): Promise<void> {
    for (const { stop } of this.#works.values()) stop.abort()
    await this.#last
  }

  async #source(viewer: Viewer, titleId: number): Promise<SoundSource | null> {
    const source = await this.#deps.findSource(viewer, titleId)
    if (source === undefined) throw new AppError('title_not_found')
    return source
  }

  async #do(
    work: Work,
    {
      viewer,
      at,
      source,
      over,
    }: { viewer: Viewer; at: At; source: SoundSource; over: Date | null },
  ): Promise<void> {
    const { speech, attachOver, onFailure } = this.#deps
    if (!speech || work.stop.signal.aborted) return
    const { signal } = work.stop
    work.job = { ...work.job, state: 'running' }
    const onPercent = (percent: number) => {
      work.job = { ...work.job, percent }
    }
    try {
      const said = await this.#local(source, (job) =>
        speech.transcribe({ ...job, ...{ signal, language: at.language, onPercent } }),
      )
      signal.throwIfAborted()
      const { language } = at
      const timed = await saidCues(said, { language, signal })
      const cues = timed.map(({ startSeconds, endSeconds, text }) => ({
        ...{ startTime: startSeconds, endTime: endSeconds, text },
      }))
      const isKept = cues.length === 0 || (await attachOver(viewer, at, { cues, over }))
      work.job = isKept
        ? { state: 'done', percent: 100, problem: null, cues: cues.length }
        : { ...work.job, state: 'failed', problem: 'captions_changed' }
    } catch (error) {
      if (signal.aborted) return
      onFailure(error)
      work.job = { ...work.job, state: 'failed', problem: problemOf(error) }
    }
  }

  #local<T>({ storageKey, format }: SoundSource, work: (job: MediaJob) => Promise<T>): Promise<T> {
    return this.#deps.storage.withLocalFile(storageKey, (sourcePath) =>
      work({ sourcePath, format }),
    )
  }
}

const NO_SPEECH = { state: 'missing', problem: 'not_installed' } as const

const keyOf = ({ titleId, language }: At) => `${titleId}:${language}`
const isOpen = ({ state }: SpeechJob) => state === 'queued' || state === 'running'

const refusal = (problem: EngineProblem | null) =>
  new AppError('speech_refused', { details: { problem } })

function problemOf(error: unknown): EngineProblem {
  if (!(error instanceof MediaError)) return 'broke_off'
  if (error.reason === 'full') return 'no_room'
  return error.reason === 'missing' ? 'not_installed' : 'broke_off'
}
