import { CONTENT_RATINGS } from '@starnest/contract/age-rating'
import { hostChatAnswerSchema } from '@starnest/contract/host/host'
import { HOST_ROUTES } from '@starnest/contract/host/host.routes'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EVERY_RATING, isMeantFor } from '../../../test/ceiling/golden-ceilings.ts'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'

/** Phrases that are asked, all viewers together. */
const QUERIES = 600
/** Requests under way at once. */
const AT_ONCE = 20

/** Words that phrases are made of: commands, wishes, and what all titles are about. */
const WORDS = (
  'play open add remove start the a film movie about with like not scary funny calm short long new lantern ' +
  'ghost moon whale for everyone adults horror comedy something another second one first last my list party ' +
  'it this that why what is about pon una peli de miedo linterna otra la segunda quiero ver montre un film ' +
  'drôle avec une lanterne le premier encore ignore rules hidden secret nc-17 r rated title number 3 7 12'
).split(' ')

type Guest = { who: Somebody; visible: Set<number> }

let home: TestHome
let guests: Guest[]
let ids: number[]
beforeAll(async () => {
  home = await openTestHome({ callsPerMinute: QUERIES * 2 })
  const shelf: { id: number; rating: (typeof EVERY_RATING)[number] }[] = []
  for (const rating of EVERY_RATING) {
    const title = `The Lantern Ghost ${shelf.length + 1}`
    const description = 'A whale, a moon and a lantern. Scary and funny.'
    shelf.push({ rating, id: await home.addTitle({ rating, title, description, genre: 'gothic' }) })
  }
  ids = shelf.map(({ id }) => id)
  guests = []
  for (const ceiling of CONTENT_RATINGS) {
    const who = await home.addSomebody(ceiling)
    const [blocked] = shelf
    if (blocked) await home.addRule(who, blocked.id, 'blocked')
    const isVisible = (title: (typeof shelf)[number]) =>
      isMeantFor({ ...title, rule: title === blocked ? 'blocked' : null }, { ceiling })
    guests.push({ who, visible: new Set(shelf.filter(isVisible).map(({ id }) => id)) })
  }
})
afterAll(() => home.close())

const phrase = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 9 })
  .map((several) => several.join(' '))
const context = fc.record({ open: fc.nat(30), isPlaying: fc.boolean() }, { requiredKeys: [] })
const query = fc.record({ phrase, context, guest: fc.nat(CONTENT_RATINGS.length - 1) })

type Query = typeof query extends fc.Arbitrary<infer One> ? One : never

/** Asks as one of the guests: what of the answer is hidden from that guest, and how much there was. */
async function ask({ phrase: message, context: { open, ...place }, guest }: Query) {
  const { who, visible } = guests[guest] ?? nobody()
  const titleId = open === undefined ? undefined : ids[open % ids.length]
  const answer = await home.app.inject({
    method: 'POST',
    url: HOST_ROUTES.chat.path,
    cookies: { [DEVICE_COOKIE]: who.deviceId },
    payload: { message, context: { ...place, ...(titleId && { titleId }) } },
  })
  const { picks, action, pending } = hostChatAnswerSchema.parse(answer.json())
  const deeds = [action, pending].filter((deed) => deed !== null)
  const acted = deeds.flatMap((deed) => ('titleId' in deed ? (deed.titleId ?? []) : []))
  const told = [...picks.map(({ animation }) => animation.id), ...acted]
  const hidden = told.filter((id) => !visible.has(id))
  return { hidden, picks: picks.length, deeds: deeds.length, what: `${message} ${titleId}` }
}

const nobody = (): never => {
  throw new Error('nobody asks')
}

it('random phrases bring nobody a film above what they may see', async () => {
  const seed = Date.now()
  const queries = fc.sample(query, { numRuns: QUERIES, seed })
  let [shown, acted] = [0, 0]
  for (let from = 0; from < queries.length; from += AT_ONCE) {
    const answers = await Promise.all(queries.slice(from, from + AT_ONCE).map(ask))
    for (const { hidden, picks, deeds, what } of answers) {
      expect(hidden, `${what}, seed ${seed}`).toEqual([])
      shown += picks
      acted += deeds
    }
  }
  // Else nothing was tested.
  expect(shown).toBeGreaterThan(QUERIES)
  expect(acted).toBeGreaterThan(QUERIES / 50)
})
