import { AppError } from '@starnest/contract/errors'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import type { SubtitlesAnswer } from '@starnest/contract/translate/translate'
import type { Cue } from '@starnest/subtitles/cue'
import { faultsOf } from '@starnest/subtitles/cue-faults'
import { type Audience, type Rules, rulesFor } from '@starnest/subtitles/rules'
import { splitScript } from '@starnest/subtitles/script/split-script'
import { fitToFilm } from '@starnest/subtitles/timing/fit-film'
import { fitToSpeech } from '@starnest/subtitles/timing/fit-speech'
import { retimeInSteps, timeByReading } from '@starnest/subtitles/timing/retime-translation'
import { inTurns } from '../../domain/time/in-turns.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { ForeignText } from '../../ports/language/foreign-text.ts'
import type { SpeechSpan } from '../../ports/language/speech.ts'
import { languageOf, readSubtitleFile } from './foreign-readers.ts'
import type { TranslateService } from './translate.service.ts'

/** Most cues of a script that is no file: twice as many as sentences of a million characters are. */
const MAX_CUES = 100_000

/** A title that subtitles are made for. */
export type SpokenTitle = { readonly id: number; readonly durationSeconds: number }

/** What making subtitles needs. */
export type SubtitlesDeps = {
  readonly translate: TranslateService
  readonly foreignText: ForeignText
  readonly findTitle: (viewer: Viewer, titleId: number) => Promise<SpokenTitle | undefined>
  /** When somebody speaks in a title; none where that is not known. */
  readonly spansOf: (
    viewer: Viewer,
    titleId: number,
    signal: AbortSignal,
  ) => Promise<readonly SpeechSpan[]>
}

/** What subtitles are made of. */
export type SubtitlesRequest = {
  readonly script: string
  readonly target: InterfaceLanguage
  readonly titleId: number | undefined
  readonly signal: AbortSignal
}

/** A script as cues, and what is known of the film that they are timed for. */
type Script = {
  readonly cues: readonly Cue[]
  /** Its times are those of a file, and stay. */
  readonly hasTimes: boolean
  readonly title: SpokenTitle | undefined
  /** When somebody speaks; none where that is not known, or nobody asks. */
  readonly spans: readonly SpeechSpan[]
}

type Timed = Pick<SubtitlesAnswer, 'timing' | 'overflowSeconds'> & { readonly cues: readonly Cue[] }

/** Makes subtitles of scripts. */
export class SubtitlesService {
  readonly #deps: SubtitlesDeps

  constructor(deps: SubtitlesDeps) {
    this.#deps = deps
  }

  /** Cuts a script into cues, or reads those of a file of subtitles, translates them one by one and times them as
   *  the language is read that they end up in. @throws AppError title_not_found, file_too_large */
  async make(viewer: Viewer, request: SubtitlesRequest): Promise<SubtitlesAnswer> {
    const { target, signal } = request
    const audience: Audience = viewer.youngest === 'child' ? 'child' : 'adult'
    const source = (await languageOf(this.#deps.foreignText, request.script)) ?? 'en'
    const script = await this.#read(viewer, request, { language: source, audience })
    const texts = script.cues.map(({ text }) => asSpoken(text))
    const { translate } = this.#deps
    const translated = await translate.translateTexts(viewer, { texts, target, signal })
    const isTranslated = translated.summary.engine !== 'none'
    const reading = { language: isTranslated ? target : source, audience }
    const cues = isTranslated
      ? await cuesIn(reading, { script, texts: translated.texts, signal })
      : script.cues
    const rules = rulesFor(reading.language, audience)
    const timed = timedFor(script, { cues, rules })
    const tooFast = await inTurns(tooFastIn(timed.cues, rules), { signal })
    return {
      subtitles: timed.cues.map(({ startSeconds, endSeconds, text }) => ({
        ...{ startTime: startSeconds, endTime: endSeconds, text },
      })),
      ...{ timing: timed.timing, overflowSeconds: timed.overflowSeconds, tooFast },
      ...translated.summary,
    }
  }

  async #read(
    viewer: Viewer,
    { script, titleId, signal }: SubtitlesRequest,
    reading: Reading,
  ): Promise<Script> {
    const { foreignText, findTitle, spansOf } = this.#deps
    const title = titleId === undefined ? undefined : await findTitle(viewer, titleId)
    if (titleId !== undefined && !title) throw new AppError('title_not_found')
    const own = await readSubtitleFile(foreignText, script)
    // Nobody would be told that the rest is missing.
    if (own?.isCut) throw new AppError('file_too_large')
    if (own) return { cues: own.cues, hasTimes: true, title, spans: [] }
    const cues = await cutScript(script, reading, signal)
    const isHeard = title && title.durationSeconds > 0 && cues.length > 0
    const spans = isHeard ? await spansOf(viewer, title.id, signal) : []
    return { cues, hasTimes: false, title, spans }
  }
}

/** Whose language is read, and by whom. */
type Reading = { readonly language: InterfaceLanguage; readonly audience: Audience }

/** The cues of a script in another language. Those of a file begin when they did; those of a plain script, whose
 *  times were only reckoned, stand as long as they are read. */
async function cuesIn(
  reading: Reading,
  { script, texts, signal }: { script: Script; texts: readonly string[]; signal: AbortSignal },
): Promise<readonly Cue[]> {
  const { cues, hasTimes } = script
  if (!hasTimes) return inTurns(timeByReading(cues, texts, reading), { signal })
  return (await inTurns(retimeInSteps(cues, texts, reading), { signal })).cues
}

/** The cues at their times in the film. */
function timedFor(
  { title, hasTimes, spans }: Script,
  { cues, rules }: { cues: readonly Cue[]; rules: Rules },
): Timed {
  const durationSeconds = title?.durationSeconds ?? 0
  if (hasTimes) {
    return { cues, timing: 'script', overflowSeconds: overflowOf(cues, durationSeconds) }
  }
  if (durationSeconds <= 0 || cues.length === 0) {
    return { cues, timing: 'reading', overflowSeconds: 0 }
  }
  return spans.length === 0
    ? { ...fitToFilm(cues, { durationSeconds, rules }), timing: 'reading' }
    : { ...fitToSpeech(cues, { spans, rules, durationSeconds }), timing: 'speech' }
}

async function cutScript(script: string, reading: Reading, signal: AbortSignal): Promise<Cue[]> {
  const cues: Cue[] = []
  await inTurns(splitScript(script, reading), {
    signal,
    onStep: (cue) => {
      if (cues.length === MAX_CUES) throw new AppError('file_too_large')
      cues.push(cue)
    },
  })
  return cues
}

/** How many stand shorter than they are read, one cue a step. */
function* tooFastIn(cues: readonly Cue[], rules: Rules): Generator<void, number> {
  let tooFast = 0
  for (const cue of cues) {
    if (faultsOf([cue], rules).some(({ code }) => code === 'too_fast')) tooFast += 1
    yield
  }
  return tooFast
}

/** How far the last cue stands past the end of a film; 0: it does not, or nobody knows how long the film is. */
function overflowOf(cues: readonly Cue[], durationSeconds: number): number {
  if (durationSeconds <= 0) return 0
  const last = cues.reduce((latest, { endSeconds }) => Math.max(latest, endSeconds), 0)
  return Math.max(0, last - durationSeconds)
}

/** What is said, on one line; two who speak keep a line each. */
function asSpoken(text: string): string {
  const lines = text.split('\n')
  const isDialogue = lines.length > 1 && lines.every((line) => /^[-–—]/u.test(line))
  return isDialogue ? text : lines.join(' ')
}
