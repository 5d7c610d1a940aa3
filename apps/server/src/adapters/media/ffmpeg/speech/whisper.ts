import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSrt } from '@starnest/subtitles/format/srt'
import { characterCount } from '@starnest/subtitles/rules'
import type { SaidCue, SpeechSpan } from '../../../../ports/language/speech.ts'
import type { ExaminedJob } from '../../../../ports/media/media.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import { partsListed } from '../parts-listed.ts'
import { runProgram } from '../run-program.ts'
import { QUIET, sourceArguments } from '../source/source-arguments.ts'

/** Seconds of sound that are heard at once: longer ones are understood better, and come later. */
const QUEUE_SECONDS = 20
/** Seconds that a second of sound may take, on a machine that is slow, and what it takes to load a model. */
const TIME = { perSecond: 20, loadMs: 300_000 }
const MAX_FOLDER_BYTES = 64 * 1024 * 1024
/** How often in a row the same may be said: what comes more often nobody said. */
const MOST_REPEATS = 2
/** Characters that somebody says in a second at most, twice as many as in fast speech: what would have to be said faster
 *  nobody said. */
const MOST_SAID_PER_SECOND = 40

/** Models in the format of whisper.cpp. Those named `.en` know English alone. */
const MODEL = /^ggml-[\w.-]{1,80}\.bin$/

/** Whether this ffmpeg has the filter. It came with version 8, and not every build has it. */
export async function hasWhisperFilter(program: string): Promise<boolean> {
  try {
    const printed = await partsListed(program, 'filters')
    return printed.split('\n').some((line) => line.trim().split(/\s+/)[1] === 'whisper')
  } catch (error) {
    if (error instanceof MediaError) return false
    throw error
  }
}

/** The model of a folder for a language; undefined: there is none. */
export async function findWhisperModel(
  folder: string,
  language?: string,
): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => [])
  const fits = (name: string) =>
    MODEL.test(name) && (!name.includes('.en.') || language === undefined || language === 'en')
  const name = names
    .filter(fits)
    .sort((one, other) => Number(isEnglish(one)) - Number(isEnglish(other)))[0]
  return name === undefined ? undefined : join(folder, name)
}

const isEnglish = (name: string) => name.includes('.en.')

type WhisperJob = ExaminedJob & {
  readonly language: string
  readonly modelPath: string
  /** When somebody speaks: what is heard at other times nobody said. */
  readonly spans: readonly SpeechSpan[]
  readonly onPercent: (percent: number) => void
}

/** What is said in the first track of sound of a film. @throws MediaError */
export async function whisper(program: string, job: WhisperJob): Promise<SaidCue[]> {
  const { audio, durationSeconds } = job.examination
  const [sound] = audio
  if (!sound || job.spans.length === 0) return []
  const folder = await mkdtemp(join(tmpdir(), 'starnest-whisper-'))
  try {
    // Under a name of ours, because a path can hold what the filter takes for its own signs.
    await symlink(job.modelPath, join(folder, 'model.bin'))
    await runProgram(
      program,
      [
        ...[...QUIET, '-progress', 'pipe:1', ...sourceArguments(job), '-map', `0:${sound.index}`],
        ...['-af', filterFor(job.language), '-f', 'null', '-'],
      ],
      {
        ...{ folder, maxFolderBytes: MAX_FOLDER_BYTES, signal: job.signal },
        timeLimitMs: TIME.loadMs + durationSeconds * TIME.perSecond * 1000,
        onPrinted: (text) => tellPercent(text, durationSeconds, job.onPercent),
      },
    )
    const said = await readFile(join(folder, 'said.srt'), 'utf8').catch(() => '')
    return honest(readSrt(said).cues, job.spans)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Only letters of the language go in. */
function filterFor(language: string): string {
  const [code = ''] = language.toLowerCase().split('-')
  const known = /^[a-z]{2,3}$/.test(code) ? code : 'auto'
  return `aresample=16000,whisper=model=model.bin:language=${known}:queue=${QUEUE_SECONDS}:destination=said.srt:format=srt`
}

function tellPercent(text: string, durationSeconds: number, onPercent: (percent: number) => void) {
  const [, microseconds] = /out_time_us=(\d{1,15})/.exec(text) ?? []
  if (microseconds === undefined || durationSeconds <= 0) return
  onPercent(Math.min(100, Math.floor(Number(microseconds) / 10_000 / durationSeconds)))
}

/** Without what such models make up: text where nobody speaks, or not for long enough to say it, and one phrase again
 *  and again. Each cue stands from where somebody begins to speak in it to where they end. `spans` come in order and
 *  apart from each other. */
export function honest(cues: readonly SaidCue[], spans: readonly SpeechSpan[]): SaidCue[] {
  const spoken = cues.flatMap((cue) => spokenPart(cue, spans))
  const said = spoken.map(({ text }) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''))
  const kept: SaidCue[] = []
  let first = 0
  for (let at = 1; at <= spoken.length; at++) {
    if (at < spoken.length && said[at] === said[first]) continue
    const isTooOften = at - first > MOST_REPEATS
    kept.push(...spoken.slice(first, isTooOften ? first + 1 : at))
    first = at
  }
  return kept
}

/** A cue as long as somebody speaks in it; none where that is too short for what it says. */
function spokenPart(cue: SaidCue, spans: readonly SpeechSpan[]): SaidCue[] {
  const { startSeconds, endSeconds, text } = cue
  const heard: SpeechSpan[] = []
  for (let at = firstEndingAfter(startSeconds, spans); ; at++) {
    const span = spans[at]
    if (!span || span.startSeconds >= endSeconds) break
    heard.push({
      startSeconds: Math.max(startSeconds, span.startSeconds),
      endSeconds: Math.min(endSeconds, span.endSeconds),
    })
  }
  const [first] = heard
  const last = heard.at(-1)
  const seconds = heard.reduce((sum, span) => sum + span.endSeconds - span.startSeconds, 0)
  if (!(first && last) || seconds * MOST_SAID_PER_SECOND < characterCount(text)) return []
  return [{ ...cue, startSeconds: first.startSeconds, endSeconds: last.endSeconds }]
}

/** The place of the first span that ends after a second. */
function firstEndingAfter(atSeconds: number, spans: readonly SpeechSpan[]): number {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((spans[middle]?.endSeconds ?? 0) > atSeconds) high = middle
    else low = middle + 1
  }
  return low
}
