import { cueOfMs } from '../../packages/subtitles/src/cue.ts'
import { faultsOf } from '../../packages/subtitles/src/cue-faults.ts'
import { readSubtitles } from '../../packages/subtitles/src/format/read-subtitles.ts'
import { writeSrt } from '../../packages/subtitles/src/format/srt.ts'
import {
  rulesFor,
  SUBTITLE_LANGUAGES,
  type SubtitleLanguage,
} from '../../packages/subtitles/src/rules.ts'
import { foldedText, joinScript } from '../../packages/subtitles/src/script/script-text.ts'
import { splitScript } from '../../packages/subtitles/src/script/split-script.ts'
import { messyFile } from '../../packages/subtitles/src/testing/messy-files.ts'
import { randomScript } from '../../packages/subtitles/src/testing/random-scripts.ts'
import type { Figure } from '../figure.ts'
import { forRun } from '../run/short-run.ts'

/** Scripts of each language, and damaged files of each format. */
const SCRIPTS = forRun({ long: 10_000, short: 2000 })
const FILES = forRun({ long: 10_000, short: 2000 })
const LONG_SCRIPT_CHARACTERS = 65_536
const TIMES_MEASURED = 5
const MS_PER_MICROSECOND = 0.001

/** Scripts of twelve languages against the rules of timed text, damaged files against what was written into them, and
 *  how long the largest of both take. */
export async function measureSubtitles(): Promise<Figure[]> {
  const scripts = SUBTITLE_LANGUAGES.map(scriptFaults)
  const cues = sum(scripts.map((of) => of.cues))
  const files = [...filesLost('srt'), ...filesLost('vtt')]
  return [
    count(
      'Subtitles: cues that break a rule of lines, time or order',
      sum(scripts.map((of) => of.hard)),
      {
        note: `${cues} cues of ${SCRIPTS} scripts in each of ${SUBTITLE_LANGUAGES.length} languages`,
      },
    ),
    {
      ...count(
        'Subtitles: cues faster than they are read',
        (sum(scripts.map((of) => of.fast)) / cues) * 100,
        {},
      ),
      ...{ unit: '%', target: 1 },
    },
    count(
      'Subtitles: scripts whose text is another after joining',
      sum(scripts.map((of) => of.changed)),
      {},
    ),
    count('Subtitles: damaged files that lost a cue or gained one', files.length, {
      note: `${FILES} SubRip and ${FILES} WebVTT files${files.length > 0 ? `, first: ${files[0]}` : ''}`,
    }),
    ...SUBTITLE_LANGUAGES.map(splitTime),
    fileTime(),
  ]
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const count = (name: string, value: number, { note }: { note?: string }): Figure => ({
  ...{ name, value, unit: 'count', better: 'smaller', target: 0 },
  ...(note === undefined ? {} : { note }),
})

function scriptFaults(language: SubtitleLanguage) {
  const found = { cues: 0, hard: 0, fast: 0, changed: 0 }
  for (let seed = 1; seed <= SCRIPTS; seed++) {
    const audience = seed % 2 === 0 ? 'adult' : 'child'
    const script = randomScript(seed, language)
    const cues = [...splitScript(script, { language, audience })]
    const faults = faultsOf(cues, rulesFor(language, audience))
    const fast = faults.filter(({ code }) => code === 'too_fast').length
    found.cues += cues.length
    found.fast += fast
    found.hard += faults.length - fast
    if (joinScript(cues) !== foldedText(script)) found.changed += 1
  }
  return found
}

/** Seeds of files whose cues are not those that were written. */
function filesLost(format: 'srt' | 'vtt'): string[] {
  const lost: string[] = []
  for (let seed = 1; seed <= FILES; seed++) {
    const { file, texts } = messyFile(seed, format)
    const read = readSubtitles(file).cues.map(({ text }) => text.replace(/\s/g, ''))
    if (read.sort().join('\n') !== texts.toSorted().join('\n')) lost.push(`${format} ${seed}`)
  }
  return lost
}

function splitTime(language: SubtitleLanguage): Figure {
  const parts: string[] = []
  for (let seed = 1, characters = 0; characters < LONG_SCRIPT_CHARACTERS; seed++) {
    const script = randomScript(seed, language)
    parts.push(script)
    characters += script.length + 2
  }
  const script = parts.join('\n\n').slice(0, LONG_SCRIPT_CHARACTERS)
  const value = processorMs(() => [...splitScript(script, { language, audience: 'adult' })])
  const name = `Subtitles: a script of 64 kB in ${language}, processor time`
  return { name, value, unit: 'ms', better: 'smaller', target: 100 }
}

function fileTime(): Figure {
  const cues = Array.from({ length: 1000 }, (_, at) =>
    cueOfMs(at * 3000, at * 3000 + 2500, `This is line ${at}\nof a thousand & more`),
  )
  const value = processorMs(() => readSubtitles(writeSrt(cues)))
  const name = 'Subtitles: 1000 cues written and read, processor time'
  return { name, value, unit: 'ms', better: 'smaller', target: 100 }
}

/** The least processor time that some work takes, so that what else runs counts for little. */
function processorMs(work: () => unknown): number {
  const times = Array.from({ length: TIMES_MEASURED }, () => {
    const began = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(began)
    return (user + system) * MS_PER_MICROSECOND
  })
  return Math.min(...times)
}
