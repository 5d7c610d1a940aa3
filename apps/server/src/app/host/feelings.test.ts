import { readdirSync, readFileSync } from 'node:fs'
import { hostChatAnswerSchema } from '@starnest/contract/host/host'
import { HOST_ROUTES } from '@starnest/contract/host/host.routes'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'

const ROOT = new URL('../../../../../', import.meta.url)
const FILMS = new URL('packages/demo-library/films/', ROOT)

/** How somebody feels, and the films of the demo library that a thoughtful parent would take. */
type Feeling = { text: string; right: string[] }
const FEELINGS: Feeling[] = JSON.parse(
  readFileSync(new URL('tests/fixtures/utterances/feelings.json', ROOT), 'utf8'),
)

/** Films of an answer that are looked at. */
const TOP = 5

let home: TestHome
beforeAll(async () => {
  home = await openTestHome()
  // Equally good films take turns from day to day.
  home.clock.now = new Date('2026-11-23T12:00:00Z')
  for (const slug of readdirSync(FILMS)) {
    const film = JSON.parse(readFileSync(new URL(`${slug}/film.json`, FILMS), 'utf8'))
    const { title, tagline, description, genre, category, rating, cast, durationSeconds } = film
    const series = film.series && { slug: film.series.slug, ...film.series }
    await home.addTitle({
      ...{ title, tagline, description, genre, category, rating, cast, durationSeconds },
      ...(series && { series }),
    })
  }
})
afterAll(() => home.close())

/** How many of the first films that Leo answers with are right. */
async function rightOf({ text, right }: Feeling): Promise<number> {
  const { deviceId } = await home.addSomebody('R', { ageGroup: 'adult' })
  const answer = await home.app.inject({
    method: 'POST',
    url: HOST_ROUTES.chat.path,
    cookies: { [DEVICE_COOKIE]: deviceId },
    payload: { message: text },
  })
  const { picks } = hostChatAnswerSchema.parse(answer.json())
  const names = picks.slice(0, TOP).map(({ animation }) => `${animation.title}`)
  return names.filter((name) => right.some((one) => name.includes(one))).length
}

it('has a film for nearly every feeling, and for four of five feelings at least two', async () => {
  const counts: number[] = []
  for (const feeling of FEELINGS) counts.push(await rightOf(feeling))
  const share = (least: number) => counts.filter((count) => count >= least).length / FEELINGS.length
  expect(FEELINGS).toHaveLength(60)
  expect(share(1)).toBeGreaterThanOrEqual(0.95)
  expect(share(2)).toBeGreaterThanOrEqual(0.8)
})
