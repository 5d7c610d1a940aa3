import { HOST_ROUTES } from '@starnest/contract/host/host.routes'
import { englishVectors } from '../apps/server/src/domain/text/word-vectors.ts'
import { secondOpinions } from '../apps/server/src/features/host/guessing/second-opinion.ts'
import { Understanding } from '../apps/server/src/features/host/understanding/understand-any.ts'
import { openTestHome, type TestHome } from '../apps/server/test/test-home.ts'
import type { Figure } from './figure.ts'
import { percentile } from './report.ts'
import { forRun } from './run/short-run.ts'
import { seedSearchCatalogue } from './search/catalogue.ts'

/** Titles of a house. */
const TITLES = 5000

/** Promised p95 in milliseconds, in a house and in a very large one. Source: design, "Numbers we hold ourselves to". */
const TARGET_MS = 100
const LARGE_TARGET_MS = 150
/** Titles from which on a house is very large. */
const LARGE = 100_000
const WARM_UP = forRun({ long: 40, short: 10 })
const MEASURED = forRun({ long: 300, short: 40 })

/** What is asked, by kind. The catalogue's words are made up, so that topics are of its common ones. */
const QUESTIONS = {
  moods: ['something funny', 'a calm film for bedtime', 'una peli de miedo', 'un film émouvant'],
  topics: [
    'a film about the moon',
    'the one with a dark king',
    'una peli del mundo',
    'a story of the city',
  ],
  filters: [
    'a comedy under 90 minutes',
    'anime for my nine year old',
    'something new',
    'a long fantasy film',
  ],
  follow: ['something else', 'something shorter', 'not scary', 'why this one'],
  commands: ['pause', 'go to my list', 'how much time is left', 'add it to my list'],
}

/** The memory of what Leo understands languages with, and his answers in a house of some thousand titles. Those in a
 *  very large one are measured where it stands already: by the bench `search`. */
export async function measureLeo(): Promise<Figure[]> {
  const figures = await memoryFigures()
  const home = await openTestHome()
  try {
    await home.app.listen({ host: '127.0.0.1', port: 0 })
    const names = await seedSearchCatalogue(home, TITLES)
    await home.database.db.$client.query('vacuum analyze titles')
    await home.catalog.prepareSearch(home.householdId)
    return [...figures, ...(await leoAnswers(home, names))]
  } finally {
    await home.close()
  }
}

/** Leo's answers over the network of this machine, by kind of question, for a grown-up and for a child who may see a
 *  third of a home that listens. `names`: what its titles are called, in their order. */
export async function leoAnswers(home: TestHome, names: readonly string[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [who, rating] of [['a grown-up', 'R'] as const, ['a child', 'G'] as const]) {
    const { deviceId } = await home.addSomebody(rating)
    const named = names.slice(0, MEASURED).map((name) => `play ${name.toLowerCase()}`)
    for (const [kind, questions] of [...Object.entries(QUESTIONS), ['names', named] as const]) {
      figures.push({
        name: `Leo, ${names.length} titles, ${who}, ${kind}: p95`,
        value: await p95Of(home, deviceId, questions),
        unit: 'ms',
        better: 'smaller',
        target: names.length < LARGE ? TARGET_MS : LARGE_TARGET_MS,
      })
    }
  }
  return figures
}

/** What the patterns of all languages and the vectors of English keep of memory. */
async function memoryFigures(): Promise<Figure[]> {
  const before = usedBytes()
  const startedMs = performance.now()
  const understanding = new Understanding(await englishVectors(), await secondOpinions())
  const tookMs = performance.now() - startedMs
  const memory = usedBytes() - before
  const note = `${understanding.languages.length} languages`
  const common = { better: 'smaller', note } as const
  return [
    { name: 'Leo: languages read in', value: tookMs, unit: 'ms', ...common },
    { name: 'Leo: memory of the language data', value: memory / 1e6, unit: 'MB', ...common },
  ]
}

function usedBytes(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

async function p95Of(
  { app }: TestHome,
  deviceId: string,
  questions: readonly string[],
): Promise<number> {
  const ask = async (message: string) => {
    const startedMs = performance.now()
    const answer = await fetch(`${app.listeningOrigin}${HOST_ROUTES.chat.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: app.listeningOrigin,
        cookie: `starnest_device=${deviceId}`,
      },
      body: JSON.stringify({ message, context: { isPlaying: false } }),
    })
    await answer.text()
    if (answer.status !== 200) throw new Error(`Leo answered ${answer.status}`)
    return performance.now() - startedMs
  }
  const asked = (nth: number) => questions[nth % questions.length] ?? ''
  for (let nth = 0; nth < WARM_UP; nth += 1) await ask(asked(nth))
  const samples: number[] = []
  for (let nth = 0; nth < MEASURED; nth += 1) samples.push(await ask(asked(nth)))
  return percentile(samples, 0.95)
}
