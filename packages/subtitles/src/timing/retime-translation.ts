import { type Cue, cueOfMs, toMs } from '../cue.ts'
import {
  type Audience,
  MAX_CUE_MS,
  MIN_CUE_MS,
  MIN_GAP_MS,
  type Rules,
  readingMs,
  rulesFor,
  type SubtitleLanguage,
} from '../rules.ts'
import { cutText } from '../script/cut-text.ts'
import { closeGaps, pauseBefore, type TimedText } from './out-times.ts'

/** A cue of a translation, and the place of the cue that it translates. */
export type TranslatedCue = Cue & { readonly from: number }

/** Cues of a translation. `tooFast`: places in `cues` of those that stand shorter than they are read. */
export type Retimed = {
  readonly cues: readonly TranslatedCue[]
  readonly tooFast: readonly number[]
}

type Retiming = { readonly language: SubtitleLanguage; readonly audience: Audience }

/** Cues in another language: `texts` has a translation for each cue, in their order. Each begins when its original
 *  does and keeps the line rules of its language. It stands as long as its original, and longer where it is read more
 *  slowly and room is free up to the next. One whose text needs more than two lines becomes several, which share its
 *  time by their lengths. An empty translation is left out. @throws RangeError when there are not as many texts as
 *  cues. */
export function retimeTranslation(
  cues: readonly Cue[],
  texts: readonly string[],
  retiming: Retiming,
): Retimed {
  return inOneGo(retimeInSteps(cues, texts, retiming))
}

/** What work in steps comes to, done without a pause. */
export function inOneGo<Result>(steps: Generator<void, Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** As {@link retimeTranslation}, a little at a time, so that who asks can do other things in between: between two
 *  steps is the work for some 2000 characters at most. */
export function* retimeInSteps(
  cues: readonly Cue[],
  texts: readonly string[],
  { language, audience }: Retiming,
): Generator<void, Retimed> {
  refuseUneven(cues, texts)
  const rules = rulesFor(language, audience)
  const timed: TimedPart[] = []
  for (const [at, cue] of cues.entries()) {
    const parts: string[] = []
    for (const some of cutText(texts[at] ?? '', { language, rules })) {
      parts.push(...some)
      yield
    }
    const nextMs = nextStartMs(cues, at)
    for (const part of sharedOut({ cue, parts, nextMs, rules, from: at })) timed.push(part)
  }
  closeGaps(timed)
  yield
  const retimed: TranslatedCue[] = []
  const tooFast: number[] = []
  for (const [at, { startMs, endMs, text, from }] of timed.entries()) {
    const { speaker } = cues[from] ?? {}
    const cue = { ...cueOfMs(startMs, endMs, text), from }
    retimed.push(speaker === undefined ? cue : { ...cue, speaker })
    if (endMs - startMs < readingMs(text, rules)) tooFast.push(at)
    yield
  }
  return { cues: retimed, tooFast }
}

/** Cues in another language of a script that has no times of its own: as {@link retimeInSteps}, but each stands as
 *  long as it is read, and what follows begins later or earlier. The pauses between the originals stay. @throws
 *  RangeError when there are not as many texts as cues. */
export function* timeByReading(
  cues: readonly Cue[],
  texts: readonly string[],
  { language, audience }: Retiming,
): Generator<void, Cue[]> {
  refuseUneven(cues, texts)
  const rules = rulesFor(language, audience)
  const timed: Cue[] = []
  let fromMs = 0
  for (const [at, cue] of cues.entries()) {
    fromMs += pauseBefore(cue, cues[at - 1])
    for (const some of cutText(texts[at] ?? '', { language, rules })) {
      for (const text of some) {
        const endMs = fromMs + readingMs(text, rules)
        timed.push(cueOfMs(fromMs, endMs, text))
        fromMs = endMs + MIN_GAP_MS
      }
      yield
    }
  }
  return timed
}

function refuseUneven(cues: readonly Cue[], texts: readonly string[]): void {
  if (texts.length === cues.length) return
  throw new RangeError(`${texts.length} translations of ${cues.length} cues`)
}

/** When the next cue begins that begins later; null: none does. */
function nextStartMs(cues: readonly Cue[], at: number): number | null {
  const next = cues[at + 1]
  const startMs = toMs(cues[at]?.startSeconds ?? 0)
  return next && toMs(next.startSeconds) > startMs ? toMs(next.startSeconds) : null
}

type Shared = {
  cue: Cue
  parts: readonly string[]
  nextMs: number | null
  rules: Rules
  from: number
}

type TimedPart = TimedText & { readonly from: number }

/** The parts of one translation in the time of its cue and what is free after it. */
function sharedOut({ cue, parts, nextMs, rules, from }: Shared): TimedPart[] {
  const startMs = toMs(cue.startSeconds)
  const needs = parts.map((text) => Math.min(MAX_CUE_MS, readingMs(text, rules)))
  const neededMs = needs.reduce((total, ms) => total + ms, MIN_GAP_MS * (parts.length - 1))
  const standsMs = Math.max(toMs(cue.endSeconds) - startMs, MIN_CUE_MS, neededMs)
  const roomMs = nextMs === null ? standsMs : Math.max(1, nextMs - MIN_GAP_MS - startMs)
  const givenMs = Math.min(standsMs, roomMs)
  const gapMs = Math.min(MIN_GAP_MS, Math.floor(givenMs / (2 * parts.length)))
  const gapsMs = gapMs * (parts.length - 1)
  const factor = (givenMs - gapsMs) / (neededMs - MIN_GAP_MS * (parts.length - 1))
  let fromMs = startMs
  return parts.map((text, at) => {
    const shareMs = Math.floor((needs[at] ?? 0) * factor)
    const part = {
      startMs: fromMs,
      endMs: fromMs + Math.min(MAX_CUE_MS, Math.max(1, shareMs)),
      text,
      from,
    }
    fromMs = part.endMs + gapMs
    return part
  })
}
