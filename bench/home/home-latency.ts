import { openTestHome, type TestHome } from '../../apps/server/test/test-home.ts'
import type { Figure } from '../figure.ts'
import { percentile } from '../report.ts'
import { answerMs } from '../run/cost/answer-time.ts'
import { forRun } from '../run/short-run.ts'
import { seedCatalogue, seedRules } from '../seed.ts'

const SMALL = { titles: 200, progress: 100 }
const LARGE = { titles: 20_000, progress: 10_000 }

const WARM_UP_CALLS = 20
const MEASURED_CALLS = forRun({ long: 200, short: 80 })

/** Source: design, "Numbers we hold ourselves to". */
const TARGET_MS = 35
/** With rules or approved titles only. */
const RULES_TARGET_MS = 45
/** Titles that a parent blocked for a child, and as many that were approved, of a large library. */
const RULES = 2000

/** One asks who is watching, one places titles, one reads them. */
const STATEMENTS = 3

/** GET /api/home over the network of this machine, with a small and a large library: how long it
 *  takes for a grown-up who has begun many titles and for a child, and what it asks the database. */
export async function measureHome(): Promise<Figure[]> {
  const home = await openTestHome()
  try {
    await home.app.listen({ host: '127.0.0.1', port: 0 })
    const small = await measure(home, SMALL)
    await home.clear()
    return [...small, ...(await measure(home, LARGE)), ...(await measureRules(home))]
  } finally {
    await home.close()
  }
}

async function measure(home: TestHome, size: typeof SMALL): Promise<Figure[]> {
  const parent = await home.addSomebody('R')
  const child = await home.addSomebody('G')
  const { database, householdId } = home
  await seedCatalogue(database, { householdId, profileId: parent.profileId, ...size })
  const what = `Home, ${size.titles} titles, ${size.progress} begun`
  const { statements } = await database.statementsIn(() => parent.get('/api/home'))
  return [
    {
      name: `${what}: SQL statements`,
      value: statements,
      unit: 'statements',
      better: 'smaller',
      target: STATEMENTS,
    },
    {
      name: `${what}: p95`,
      value: await p95Of(home, parent.deviceId),
      unit: 'ms',
      better: 'smaller',
      target: TARGET_MS,
    },
    {
      name: `Home for a child, ${size.titles} titles: p95`,
      value: await p95Of(home, child.deviceId),
      unit: 'ms',
      better: 'smaller',
      target: TARGET_MS,
    },
  ]
}

/** The same library for children of whom a parent said more than a ceiling. */
async function measureRules(home: TestHome): Promise<Figure[]> {
  const child = await home.addSomebody('G')
  const chosen = await home.addSomebody('G', { isApprovedOnly: true })
  const { database, householdId } = home
  for (const { profileId } of [child, chosen]) {
    await seedRules(database, { householdId, profileId, rules: RULES })
  }
  const figure = async (what: string, deviceId: string): Promise<Figure> => ({
    name: `Home for a child with ${what}, ${LARGE.titles} titles: p95`,
    value: await p95Of(home, deviceId),
    unit: 'ms',
    better: 'smaller',
    target: RULES_TARGET_MS,
  })
  return [
    await figure(`${RULES} blocks and ${RULES} approvals`, child.deviceId),
    await figure(`approved titles only, ${RULES} of them`, chosen.deviceId),
  ]
}

async function p95Of({ app }: TestHome, deviceId: string): Promise<number> {
  const url = `${app.listeningOrigin}/api/home`
  const headers = { cookie: `starnest_device=${deviceId}` }
  const callMs = () => answerMs(url, headers, 200)
  for (let call = 0; call < WARM_UP_CALLS; call += 1) await callMs()
  const samples: number[] = []
  for (let call = 0; call < MEASURED_CALLS; call += 1) samples.push(await callMs())
  return percentile(samples, 0.95)
}
