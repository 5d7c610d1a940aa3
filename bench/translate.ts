import type { SameText } from '../apps/server/src/adapters/translator/memory/memory-texts.ts'
import { openMemory } from '../apps/server/src/adapters/translator/memory/open-memory.ts'
import { openTestHome, type TestHome } from '../apps/server/test/test-home.ts'
import { writeSrt } from '../packages/subtitles/src/format/srt.ts'
import type { Figure } from './figure.ts'
import { percentile } from './report.ts'

/** Texts of the memory, and how often it is asked. */
const ENTRIES = 25_000
const WARM_UP = 100
const ASKED = 1000

/** Promised: milliseconds of one look-up, seconds of a file, and of a script. Source: research, "Bars". */
const TARGET = { lookUpMs: 5, fileSeconds: 60, scriptSeconds: 60, stopMs: 100 }
const CUES = 1000
const SCRIPT_CHARACTERS = 1_000_000

const WORDS = 'dragon castle moon river lantern captain planet forest mountain island'.split(' ')
const MOODS = 'sleeps shines waits sings dances listens travels remembers'.split(' ')

/** A sentence that no other number has. */
const sentence = (nth: number) =>
  `The ${WORDS[nth % 10]} ${MOODS[Math.floor(nth / 10) % 8]} near the ${WORDS[Math.floor(nth / 80) % 10]} of chapter x${nth.toString(36)}.`

const texts: SameText[] = Array.from({ length: ENTRIES }, (_, nth) => ({
  en: sentence(nth),
  es: `es ${sentence(nth)}`,
}))

/** The memory's look-ups, a file of a thousand cues and a script of a megabyte through the server, and how long
 *  its loop stands still meanwhile. */
export async function measureTranslate(): Promise<Figure[]> {
  const figures = await lookUpFigures()
  const home = await openTestHome({
    translation: { memory: openMemory(async () => ({ texts, names: [] })) },
  })
  try {
    return [...figures, ...(await subtitleFigures(home))]
  } finally {
    await home.close()
  }
}

async function lookUpFigures(): Promise<Figure[]> {
  const memory = openMemory(async () => ({ texts, names: [] }))
  const { signal } = new AbortController()
  const kinds = {
    exact: (nth: number) => sentence(nth * 7),
    similar: (nth: number) => sentence(nth * 7).replace('chapter', 'chpater'),
    unknown: (nth: number) =>
      `Nobody has ever said this about the ${WORDS[nth % 10]} before ${nth}.`,
  }
  const figures: Figure[] = []
  for (const [kind, textOf] of Object.entries(kinds)) {
    const tookMs: number[] = []
    for (let nth = 0; nth < WARM_UP + ASKED; nth++) {
      const task = { segments: [textOf(nth)], source: 'en', target: 'es', signal } as const
      const startedMs = performance.now()
      await memory.translate(task)
      if (nth >= WARM_UP) tookMs.push(performance.now() - startedMs)
    }
    figures.push({
      name: `Translation memory, ${ENTRIES} texts, ${kind}: p95`,
      value: percentile(tookMs, 0.95),
      unit: 'ms',
      better: 'smaller',
      target: TARGET.lookUpMs,
    })
  }
  return figures
}

async function subtitleFigures(home: TestHome): Promise<Figure[]> {
  const cues = Array.from({ length: CUES }, (_, nth) => ({
    ...{ startSeconds: nth * 4, endSeconds: nth * 4 + 3, text: sentence(nth) },
  }))
  const script = Array.from({ length: 20_000 }, (_, nth) => sentence(nth)).join(' ')
  const file = await timed(home, writeSrt(cues))
  const long = await timed(home, script.slice(0, SCRIPT_CHARACTERS))
  return [
    seconds(`Subtitles of a file of ${CUES} cues`, file.tookMs, TARGET.fileSeconds),
    seconds('Subtitles of a script of a megabyte', long.tookMs, TARGET.scriptSeconds),
    {
      name: 'Subtitles of a script of a megabyte: longest stop of the loop',
      value: long.stopMs,
      unit: 'ms',
      better: 'smaller',
      target: TARGET.stopMs,
    },
  ]
}

const seconds = (name: string, tookMs: number, target: number): Figure => ({
  ...{ name, value: tookMs / 1000, unit: 's', better: 'smaller', target },
})

async function timed(home: TestHome, script: string): Promise<{ tookMs: number; stopMs: number }> {
  let [lastMs, stopMs] = [performance.now(), 0]
  const watch = setInterval(() => {
    stopMs = Math.max(stopMs, performance.now() - lastMs)
    lastMs = performance.now()
  }, 1)
  const startedMs = performance.now()
  const answer = await home.app.inject({
    ...{ method: 'POST', url: '/api/ai/subtitles', payload: { script, targetLanguage: 'es' } },
  })
  clearInterval(watch)
  if (answer.statusCode !== 200) throw new Error(`The server answered ${answer.statusCode}`)
  return { tookMs: performance.now() - startedMs, stopMs }
}
