import { AppError } from '@starnest/contract/errors'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import type { SubtitlesAnswer } from '@starnest/contract/translate/translate'
import type { Cue } from '@starnest/subtitles/cue'
import { faultsOf } from '@starnest/subtitles/cue-faults'
import { type Audience, type Rules, rulesFor } from '@starnest/subtitles/rules'
import { splitScript } from '@starnest/subtitles/script/split-script'
import { fitToFilm } from '@starnest/subtitles/timing/fit-film'
import { fitToSpeech } from '@starnest/subtitles/timing/fit-speech'
import { retimeInSteps } from '@starnest/subtitles/timing/retime-translation'
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

type Timed = Pick<SubtitlesAnswer, 'timing' | 'overflowSeconds'> & { readonly cues: readonly Cue[] }

/** Makes subtitles of scripts. */
export class SubtitlesService {
  readonly #deps: SubtitlesDeps

  constructor(deps: SubtitlesDeps) {
    this.#deps = deps
  }

  /** Cuts a script into cues, or reads those of a file of subtitles, times them and translates them one by
   *  one. @throws AppError title_not_found, file_too_large */
  async make(viewer: Viewer, request: SubtitlesRequest): Promise<SubtitlesAnswer> {
    const { script, target, signal } = request
    const audience: Audience = viewer.youngest === 'child' ? 'child' : 'adult'
    const source = (await languageOf(this.#deps.foreignText, script)) ?? 'en'
    const timed = await this.#timed(viewer, request, { source, audience })
    const texts = timed.cues.map(({ text }) => asSpoken(text))
    const { translate } = this.#deps
    const translated = await translate.translateTexts(viewer, { texts, target, signal })
    const { timing, overflowSeconds } = timed
    const isTranslated = translated.summary.engine !== 'none'
    const { cues, tooFast } = isTranslated
      ? await inTurns(retimeInSteps(timed.cues, translated.texts, { language: target, audience }), {
          signal,
        })
      : {
          cues: timed.cues,
          tooFast: await inTurns(tooFastIn(timed.cues, rulesFor(source, audience)), { signal }),
        }
    return {
      subtitles: cues.map(({ startSeconds, endSeconds, text }) => ({
        ...{ startTime: startSeconds, endTime: endSeconds, text },
      })),
      ...{ timing, overflowSeconds, tooFast: tooFast.length },
      ...translated.summary,
    }
  }

  async #timed(
    viewer: Viewer,
    { script, titleId, signal }: SubtitlesRequest,
    reading: { source: InterfaceLanguage; audience: Audience },
  ): Promise<Timed> {
    const { foreignText, findTitle, spansOf } = this.#deps
    const title = titleId === undefined ? undefined : await findTitle(viewer, titleId)
    if (titleId !== undefined && !title) throw new AppError('title_not_found')
    const own = await readSubtitleFile(foreignText, script)
    // Nobody would be told that the rest is missing.
    if (own?.isCut) throw new AppError('file_too_large')
    if (own) {
      const { cues } = own
      return { cues, timing: 'script', overflowSeconds: overflowOf(cues, title) }
    }
    const cues = await cutScript(script, reading, signal)
    const durationSeconds = title?.durationSeconds ?? 0
    if (!title || durationSeconds <= 0 || cues.length === 0) {
      return { cues, timing: 'reading', overflowSeconds: 0 }
    }
    const rules = rulesFor(reading.source, reading.audience)
    const spans = await spansOf(viewer, title.id, signal)
    if (spans.length === 0)
      return { ...fitToFilm(cues, { durationSeconds, rules }), timing: 'reading' }
    return { ...fitToSpeech(cues, { spans, rules, durationSeconds }), timing: 'speech' }
  }
}

async function cutScript(
  script: string,
  { source, audience }: { source: InterfaceLanguage; audience: Audience },
  signal: AbortSignal,
): Promise<Cue[]> {
  const cues: Cue[] = []
  const cut = splitScript(script, { language: source, audience })
  await inTurns(cut, {
    signal,
    onStep: (cue) => {
      if (cues.length === MAX_CUES) throw new AppError('file_too_large')
      cues.push(cue)
    },
  })
  return cues
}

/** Those that stand shorter than they are read, one cue a step. */
function* tooFastIn(cues: readonly Cue[], rules: Rules): Generator<void, readonly Cue[]> {
  const tooFast: Cue[] = []
  for (const cue of cues) {
    if (faultsOf([cue], rules).some(({ code }) => code === 'too_fast')) tooFast.push(cue)
    yield
  }
  return tooFast
}

function overflowOf(cues: readonly Cue[], title: SpokenTitle | undefined): number {
  if (!title || title.durationSeconds <= 0) return 0
  const last = cues.reduce((latest, { endSeconds }) => Math.max(latest, endSeconds), 0)
  return Math.max(0, last - title.durationSeconds)
}

/** What is said, on one line; two who speak keep a line each. */
function asSpoken(text: string): string {
  const lines = text.split('\n')
  const isDialogue = lines.length > 1 && lines.every((line) => /^[-–—]/u.test(line))
  return isDialogue ? text : lines.join(' ')
}
