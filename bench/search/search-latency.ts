import { openTestHome, type TestHome } from '../../apps/server/test/test-home.ts'
import type { Figure } from '../figure.ts'
import { leoAnswers } from '../leo-latency.ts'
import { percentile } from '../report.ts'
import { answerMs } from '../run/cost/answer-time.ts'
import { forRun } from '../run/short-run.ts'
import { seedSearchCatalogue } from './catalogue.ts'
import { questionsAbout } from './questions.ts'

const TITLES = 100_000
const WARM_UP_QUESTIONS = 40
const MEASURED_QUESTIONS = forRun({ long: 400, short: 80 })

/** Source: design, "Numbers we hold ourselves to". */
const TARGET_MS = 40

/** GET /api/search over the network of this machine in a library of 100,000 titles, for a grown-up
 *  and for a child who may see a third of it: questions with typos, without accents, half typed and
 *  of the most common words. Then Leo's answers in the same library, which takes half a minute to make. */
export async function measureSearch(): Promise<Figure[]> {
  const home = await openTestHome()
  try {
    await home.app.listen({ host: '127.0.0.1', port: 0 })
    const names = await seedSearchCatalogue(home, TITLES)
    await home.database.db.$client.query('vacuum analyze titles')
    const figures = await preparationOf(home)
    for (const [who, rating] of [['a grown-up', 'R'] as const, ['a child', 'G'] as const]) {
      const { deviceId } = await home.addSomebody(rating)
      for (const [kind, questions] of questionsAbout(names, MEASURED_QUESTIONS)) {
        figures.push({
          name: `Search, ${TITLES} titles, ${who}, ${kind}: p95`,
          value: await p95Of(home, deviceId, questions),
          unit: 'ms',
          better: 'smaller',
          target: TARGET_MS,
        })
      }
    }
    return [...figures, ...(await leoAnswers(home, names))]
  } finally {
    await home.close()
  }
}

/** What the words of all titles take to be read after a start, and to be kept. */
async function preparationOf({ catalog, householdId }: TestHome): Promise<Figure[]> {
  const before = heapBytes()
  const startedMs = performance.now()
  await catalog.prepareSearch(householdId)
  const tookMs = performance.now() - startedMs
  const name = `Search, ${TITLES} titles`
  return [
    {
      name: `${name}: prepared after a start in`,
      value: tookMs / 1000,
      unit: 's',
      better: 'smaller',
    },
    {
      name: `${name}: memory`,
      value: (heapBytes() - before) / 1e6,
      unit: 'MB',
      better: 'smaller',
    },
  ]
}

function heapBytes(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

async function p95Of({ app }: TestHome, deviceId: string, questions: string[]): Promise<number> {
  const headers = { cookie: `starnest_device=${deviceId}` }
  const callMs = (question: string) =>
    answerMs(
      `${app.listeningOrigin}/api/search?${new URLSearchParams({ q: question })}`,
      headers,
      200,
    )
  for (const question of questions.slice(0, WARM_UP_QUESTIONS)) await callMs(question)
  const samples: number[] = []
  for (const question of questions) samples.push(await callMs(question))
  return percentile(samples, 0.95)
}
