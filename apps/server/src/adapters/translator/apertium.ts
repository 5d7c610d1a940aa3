import { spawn } from 'node:child_process'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import {
  pairOf,
  type TranslatedSegment,
  type Translator,
  TranslatorError,
  type TranslatorState,
} from '../../ports/language/translator.ts'
import { translateInBatches } from './batches.ts'

/** How apertium calls our languages. Source: ISO 639-3; older packages use ISO 639-1. */
const THEIRS: readonly (readonly [string, InterfaceLanguage])[] = [
  ...([
    ['eng', 'en'],
    ['en', 'en'],
    ['spa', 'es'],
    ['es', 'es'],
    ['fra', 'fr'],
    ['fr', 'fr'],
  ] as const),
  ...([
    ['deu', 'de'],
    ['de', 'de'],
    ['ita', 'it'],
    ['it', 'it'],
    ['por', 'pt'],
    ['pt', 'pt'],
  ] as const),
  ...([
    ['rus', 'ru'],
    ['ru', 'ru'],
    ['hin', 'hi'],
    ['hi', 'hi'],
    ['ara', 'ar'],
    ['ar', 'ar'],
  ] as const),
]
const OURS = new Map<string, InterfaceLanguage>(THEIRS)

/** What of a dictionary's words being known is confidence. Source: research, "Chain". */
const CONFIDENCE_OF_KNOWN = 0.6

const PROGRAM = 'apertium'
const TIME_LIMIT_MS = 30_000
/** Segments and characters of one run of the program. */
const MAX_RUN = { segments: 100, characters: 4_000 }
const MAX_OUTPUT_BYTES = 2 * 1024 * 1024

const WORD = /\p{L}+/gu
const UNKNOWN = /\*(?=\p{L})/gu

/** A run of the program: what it was told, and what it printed. */
export type RunApertium = (
  programArguments: readonly string[],
  input: string,
  signal: AbortSignal,
) => Promise<string>

/** Opens apertium as a program of the machine. Which languages it has is looked up once, at the first
 *  question. */
export function openApertium(run: RunApertium = runProgram): Translator {
  let listing: Promise<ReadonlyMap<string, string>> | undefined
  const modes = () => {
    listing ??= listModes(run)
    return listing
  }
  return {
    engine: 'apertium',
    state: async () => stateOf(await modes()),
    async translate(task) {
      const mode = task.source && (await modes()).get(pairOf(task.source, task.target))
      if (!mode) return task.segments.map(() => null)
      const { signal } = task
      return translateInBatches(task.segments, {
        limits: MAX_RUN,
        translate: (batch) => translateRun(batch, { mode, signal, run }),
      })
    },
  }
}

function stateOf(modes: ReadonlyMap<string, string>): TranslatorState {
  const isThere = modes.size > 0
  return {
    state: isThere ? 'ready' : 'missing',
    problem: isThere ? null : 'not_installed',
    place: null,
    pairs: [...modes.keys()],
  }
}

/** Its modes by our pairs; none where the program is not installed or has no languages. */
async function listModes(run: RunApertium): Promise<ReadonlyMap<string, string>> {
  const modes = new Map<string, string>()
  const listed = await run(['-l'], '', AbortSignal.timeout(TIME_LIMIT_MS)).catch(() => '')
  for (const mode of listed.split('\n').map((line) => line.trim())) {
    const [source, target] = mode.split('-').map((code) => OURS.get(code))
    const pair = source && target && /^[a-z]{2,3}-[a-z]{2,3}$/.test(mode) && pairOf(source, target)
    if (pair && !modes.has(pair)) modes.set(pair, mode)
  }
  return modes
}

type Run = { readonly mode: string; readonly signal: AbortSignal; readonly run: RunApertium }

/** The program moves words and line breaks about, so that marks stand between segments. Where one was lost
 *  or moved, each segment is translated by itself. */
async function translateRun(
  batch: readonly string[],
  { mode, signal, run }: Run,
): Promise<(TranslatedSegment | null)[]> {
  const input = batch.map((segment, at) => `${asLine(segment)}\n\n§§${at}§§\n\n`).join('')
  const printed = (await run([mode], input, signal)).split(MARK)
  const marks = printed.filter((_, at) => at % 2 === 1)
  if (marks.length === batch.length && marks.every((mark, at) => mark === String(at))) {
    return batch.map((_, at) => segmentOf(printed[at * 2] ?? ''))
  }
  const [only, ...more] = batch
  if (only !== undefined && more.length === 0) {
    return [segmentOf(await run([mode], `${asLine(only)}\n`, signal))]
  }
  const all: (TranslatedSegment | null)[] = []
  for (const segment of batch) all.push(...(await translateRun([segment], { mode, signal, run })))
  return all
}

const MARK = /§§(\d{1,4})§§/

/** One line without what the program takes for its own marks. */
const asLine = (segment: string) =>
  segment.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/[\\[\]{}^$@<>*§]/g, ' ')

function segmentOf(line: string): TranslatedSegment | null {
  const unknown = line.match(UNKNOWN)?.length ?? 0
  const text = line.replace(UNKNOWN, '').replace(/\s+/gu, ' ').trim()
  const words = text.match(WORD)?.length ?? 0
  if (text === '' || words === 0) return null
  const known = Math.max(0, words - unknown) / words
  return { text, confidence: known * CONFIDENCE_OF_KNOWN, basis: 'known-words' }
}

/** Runs apertium with a fixed list of arguments, within bounds of time and output. What it translates lies in
 *  a file of its own for so long: its script cannot read the sockets that programs are given here. */
async function runProgram(
  programArguments: readonly string[],
  input: string,
  signal: AbortSignal,
): Promise<string> {
  if (input === '') return runIn(undefined, programArguments, signal)
  const folder = await mkdtemp(join(tmpdir(), 'starnest-apertium-'))
  try {
    const path = join(folder, 'text')
    await writeFile(path, input, { mode: 0o600 })
    const handle = await open(path, 'r')
    try {
      return await runIn(handle.fd, programArguments, signal)
    } finally {
      await handle.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function runIn(
  input: number | undefined,
  programArguments: readonly string[],
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(PROGRAM, [...programArguments], {
      // A script starts the parts of its pipe: all of them end with it.
      detached: process.platform !== 'win32',
      stdio: [input ?? 'ignore', 'pipe', 'ignore'],
      env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
    })
    const printed: Buffer[] = []
    let bytes = 0
    const end = (problem: TranslatorError['problem']) => {
      clearTimeout(limit)
      signal.removeEventListener('abort', onStopped)
      killGroup(child.pid)
      reject(new TranslatorError(problem))
    }
    const onStopped = () => end('stopped')
    const limit = setTimeout(() => end('no_answer'), TIME_LIMIT_MS)
    signal.addEventListener('abort', onStopped)
    child.stdout?.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MAX_OUTPUT_BYTES) end('odd_answer')
      else printed.push(chunk)
    })
    child.once('error', () => end('not_installed'))
    child.once('close', (code) => {
      if (code !== 0) return end('broke_off')
      clearTimeout(limit)
      signal.removeEventListener('abort', onStopped)
      resolve(Buffer.concat(printed).toString('utf8'))
    })
    if (signal.aborted) onStopped()
  })
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
