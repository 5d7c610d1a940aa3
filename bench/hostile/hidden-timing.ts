import { openTestHome, type Somebody, type TestHome } from '../../apps/server/test/test-home.ts'
import type { Figure } from '../figure.ts'
import { answerMs } from '../run/cost/answer-time.ts'

/** Answers that are timed of each of two kinds. */
const SAMPLES = 500
const WARM_UP = 100

/** Share of pairs in which the answer about what is hidden took longer than the one about what is not
 *  there, or shorter; 0.5: nothing tells them apart. With 500 of each, chance alone stays below 0.547 in
 *  99 of 100 runs (Mann-Whitney). */
const TARGET_SHARE = 0.55

const TITLES = 20_000
/** Hidden titles that one word finds, or one genre. */
const MANY = 5_000

/** Words of which no other title has one that is near. */
const ONE = 'zqwxvj'
const THOUSANDS = 'xvkqzw'
const NONE = 'vzxqkw'

const SHELF = `
  insert into titles (household_id, origin, origin_hash, title, description, genre, category,
    duration_seconds, rating, minimum_age, media_id, added_at, has_trailer, is_featured)
  select $1, 'bench:' || n, '', case when n <= $3 then $4 || ' ' || n else 'The ' || n || 'th voyage' end,
    'A small crew sets out and finds something better.',
    case when n <= $3 then 'fantasy' else 'adventure' end, 'movie', 60,
    case when n % 2 = 0 or n <= $3 then 'R' else 'G' end,
    case when n % 2 = 0 or n <= $3 then 17 else 0 end, 'benchbenchbenchbench' || n,
    now() - n * interval '1 hour', n <= $3, n <= $3 and n % 5 = 0
  from generate_series(1, $2::int) as n`

type Asked = { name: string; hidden: string; absent: string }

/** Whether a child can tell from how long an answer takes that there is something that it may not see:
 *  answers about what is hidden beside those about what is not there, in turns. */
export async function measureHidden(): Promise<Figure[]> {
  const home = await openTestHome()
  try {
    await home.app.listen({ host: '127.0.0.1', port: 0 })
    const child = await home.addSomebody('G')
    const ruled = await home.addSomebody('G')
    await home.database.db.$client.query(SHELF, [home.householdId, TITLES, MANY, THOUSANDS])
    const hiddenId = await home.addTitle({ title: ONE, rating: 'R', genre: 'fantasy' })
    const blockedId = await home.addTitle({ title: ONE, rating: 'G', genre: 'fantasy' })
    await home.addRule(child, blockedId, 'blocked')
    await home.addRule(ruled, blockedId, 'blocked')
    await home.database.db.$client.query('vacuum analyze titles')
    const absentId = hiddenId + 1_000_000
    const figures: Figure[] = []
    for (const asked of [
      search('one hidden title', ONE),
      search('one hidden title, half typed', ONE.slice(0, 4), NONE.slice(0, 4)),
      search(`${MANY} hidden titles`, THOUSANDS),
      search(
        `${MANY} hidden titles, with a typo`,
        `${THOUSANDS.slice(0, 5)}j`,
        `${NONE.slice(0, 5)}j`,
      ),
      about('its page', hiddenId, absentId, ''),
      about('its playback', hiddenId, absentId, '/playback'),
      about('its episodes', hiddenId, absentId, '/episodes'),
      {
        name: `a genre of ${MANY} hidden titles`,
        hidden: '/api/animations?genre=fantasy',
        absent: '/api/animations?genre=anime',
      },
      {
        name: `home, a genre of ${MANY} hidden titles`,
        hidden: '/api/home?genre=fantasy',
        absent: '/api/home?genre=anime',
      },
      {
        name: `the shelf of a genre of ${MANY} hidden titles`,
        hidden: '/api/shelf?genre=fantasy',
        absent: '/api/shelf?genre=anime',
      },
    ]) {
      figures.push(await figureOf(home, child, asked))
    }
    return figures
  } finally {
    await home.close()
  }
}

const search = (name: string, hidden: string, absent = NONE): Asked => ({
  name: `search, ${name}`,
  hidden: `/api/search?q=${hidden}`,
  absent: `/api/search?q=${absent}`,
})

const about = (name: string, hidden: number, absent: number, part: string): Asked => ({
  name: `a hidden title, ${name}`,
  hidden: `/api/animations/${hidden}${part}`,
  absent: `/api/animations/${absent}${part}`,
})

async function figureOf(
  { app }: TestHome,
  { deviceId }: Somebody,
  { name, hidden, absent }: Asked,
): Promise<Figure> {
  const headers = { cookie: `starnest_device=${deviceId}` }
  const callMs = (path: string) => answerMs(`${app.listeningOrigin}${path}`, headers)
  const samples: { hidden: number[]; absent: number[] } = { hidden: [], absent: [] }
  for (let round = -WARM_UP; round < SAMPLES; round += 1) {
    // In turns, and each as often first: what one leaves behind the other gains as often.
    const [first, second] = round % 2 === 0 ? [hidden, absent] : [absent, hidden]
    const times = new Map([[first, await callMs(first)]])
    times.set(second, await callMs(second))
    if (round < 0) continue
    samples.hidden.push(times.get(hidden) ?? 0)
    samples.absent.push(times.get(absent) ?? 0)
  }
  const share = shareAbove(samples.hidden, samples.absent)
  return {
    name: `hidden or not there: ${name}: told apart by time`,
    value: Math.max(share, 1 - share),
    unit: 'share',
    better: 'smaller',
    target: TARGET_SHARE,
  }
}

/** The share of pairs in which one of `some` is above one of `others`: the area under the curve of
 *  whoever guesses from it. Source: Mann and Whitney, 1947. */
function shareAbove(some: readonly number[], others: readonly number[]): number {
  const sorted = others.toSorted((one, other) => one - other)
  let above = 0
  for (const value of some) {
    const below = sorted.findIndex((other) => other >= value)
    above += below === -1 ? sorted.length : below
  }
  return above / (some.length * others.length)
}
