import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import { jamLeaderboardSchema } from '@starnest/contract/jam/leaderboard'
import { jamRoundSchema } from '@starnest/contract/jam/rounds'
import { pathOf } from '@starnest/contract/route'
import { UNVOICED } from '@starnest/jam/sing/pitch-frames'
import { shiftedSong } from '@starnest/jam/song/song'
import { rapOnsets, spoken } from '@starnest/jam/testing/rapper'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BEAT, type JamHome, openJamHome, SHORT, sung, takeOf } from '../../../test/jam/jam-home.ts'
import type { Somebody } from '../../../test/test-home.ts'
import { scoreTake } from '../../features/jam/rounds/judge-take.ts'
import { unpackSung } from '../../features/jam/rounds/sung-bytes.ts'
import { devices, profiles } from '../../tables/family.ts'
import { jamRounds, jamTakes } from '../../tables/jam.ts'

let home: JamHome
let mia: Somebody
let dad: Somebody
beforeAll(async () => {
  home = await openJamHome()
})
afterAll(() => home.close())
beforeEach(async () => {
  await home.clear()
  mia = await home.addSomebody('G', { displayName: 'Mia' })
  dad = await home.addSomebody('R', { displayName: 'Dad', ageGroup: 'adult' })
})

/** What a detector hears of syllables: none before the beginning, and none sooner than 90 ms after another. */
const heard = (onsetsMs: readonly number[]): number[] => {
  const kept: number[] = []
  for (const onsetMs of onsetsMs) {
    if (onsetMs >= 0 && onsetMs - (kept.at(-1) ?? -90) >= 90) kept.push(onsetMs)
  }
  return kept
}

const refusalOf = (answer: { json(): unknown }) =>
  answer.json() as { code: string; details?: object }

describe('a round', () => {
  it('is opened for the active profile, by the clock of the server', async () => {
    const round = await home.opened(mia)
    expect(round).toMatchObject({
      ...{ mode: 'karaoke', trackId: 'star-song', difficulty: 'Medium', isPractice: false },
      ...{ fromMs: 0, isOver: false, openedAtMs: home.clock.now.getTime() },
      singers: [{ number: 1, profileId: mia.profileId, name: 'Mia', result: null }],
    })
  })

  it('gives who sings well far more than who sings badly, and nothing for silence', async () => {
    const [good, bad] = [await home.sing(mia), await home.sing(dad, { offsetCents: 300, seed: 2 })]
    expect(good.singers[0]?.result?.points).toBeGreaterThan(9000)
    expect(good.singers[0]?.result?.score).toBeGreaterThan(480)
    expect(bad.singers[0]?.result?.points).toBeLessThan(1000)
    const silent = await home.opened(mia)
    home.wait(20_000)
    const frames = sung(SHORT, 3)
    const nothing = { ...frames, tones: frames.tones.map(() => UNVOICED) }
    const answer = await home.handIn(mia, silent.id, [takeOf(nothing)])
    expect(answer.json().singers[0].result).toEqual({ points: 0, score: 300 })
  })

  it('whose words were shifted is scored by the shifted notes, where the song is the family’s own', async () => {
    const inTime = (await home.sing(mia)).singers[0]?.result?.points ?? 0
    const round = await home.opened(dad)
    home.wait(20_000)
    const late = takeOf(sung(shiftedSong(SHORT, 300), 1), { lyricOffsetMs: 300 })
    const answer = await home.handIn(dad, round.id, [late])
    // This song ships, and its words stand where they belong, whatever is claimed.
    const claimed = jamRoundSchema.parse(answer.json()).singers[0]?.result?.points
    expect(claimed).toBeLessThan(6000)
    const kept = await home.database.db.select().from(jamTakes).orderBy(jamTakes.id)
    const take = await unpackSung(kept.at(-1)?.sung ?? Buffer.alloc(0))
    const track = { mode: 'karaoke', song: SHORT, lyricOffsetMs: 0, durationMs: 14_000 } as const
    const own = { track, difficulty: 'Medium', fromMs: 0, toMs: 14_000 } as const
    expect(scoreTake(take, own).points).toBe(inTime)
  })

  it.each([2001, -2001, 0.5])('takes no words shifted by %d ms', async (lyricOffsetMs) => {
    const round = await home.opened(mia)
    home.wait(20_000)
    const answer = await home.handIn(mia, round.id, [takeOf(sung(SHORT, 1), { lyricOffsetMs })])
    expect(answer.statusCode).toBe(400)
  })

  it('of 30 seconds lasts 30 seconds and begins shortly before the first note', async () => {
    const round = await home.opened(mia, { trackId: 'moon-song', kind: 'challenge30' })
    expect(round.toMs - round.fromMs).toBe(30_000)
    // The first note stands at 1,000 ms, so there is less than the lead-in before it.
    expect(round.fromMs).toBe(0)
  })

  it('of practice gives no score, and keeps nothing', async () => {
    const round = await home.sing(mia, { request: { isPractice: true } })
    expect(round).toMatchObject({ isOver: true, singers: [{ result: null }] })
    const kept = await home.database.db.select().from(jamTakes)
    expect(kept).toMatchObject([{ sung: null, digest: null, score: null }])
  })

  it('of a rap is scored by how steady it is', async () => {
    const rap = async (jitterMs: number) => {
      const request = { mode: 'freestyle', trackId: 'boom-bap' }
      const round = await home.opened(mia, request)
      home.wait(34_000)
      const take = spoken(rapOnsets(BEAT, { jitterMs, seed: jitterMs + 1 }), BEAT)
      const onsetsMs = heard(take.onsetsMs)
      return home.handIn(mia, round.id, [takeOf(take.voice, { onsetsMs })])
    }
    const [steady, loose] = [await rap(10), await rap(120)]
    expect(steady.statusCode).toBe(200)
    expect(steady.json().singers[0].result.points).toBeGreaterThan(8000)
    expect(loose.json().singers[0].result.points).toBeLessThan(6000)
  })

  it('keeps what was sung, so that its score can be counted again', async () => {
    const { singers } = await home.sing(mia)
    const [kept] = await home.database.db.select().from(jamTakes)
    const track = { mode: 'karaoke', song: SHORT, lyricOffsetMs: 0, durationMs: 14_000 } as const
    const round = { track, difficulty: 'Medium', fromMs: 0, toMs: 14_000 } as const
    const again = scoreTake(await unpackSung(kept?.sung ?? Buffer.alloc(0)), round)
    expect(again).toEqual(singers[0]?.result)
  })
})

it('a round that was scored is read by whoever missed the answer, and is not scored again', async () => {
  const scored = await home.sing(mia)
  const again = await home.handIn(mia, scored.id, [takeOf(sung(SHORT, 1))])
  expect(refusalOf(again).code).toBe('round_over')
  const read = await home.call(mia, 'GET', pathOf(JAM_ROUTES.round, { id: scored.id }))
  expect(jamRoundSchema.parse(read.json())).toMatchObject({
    isOver: true,
    singers: scored.singers,
  })
})

describe('singers of one round', () => {
  it('are profiles that watch here, and guests, of whom nothing is kept but the result', async () => {
    await home.database.db
      .update(devices)
      .set({ companionIds: [mia.profileId] })
      .where(eq(devices.activeProfileId, dad.profileId))
    const singers = [
      { is: 'profile', profileId: dad.profileId },
      { is: 'profile', profileId: mia.profileId },
      { is: 'guest', name: 'Aunt Ida' },
    ]
    const round = await home.opened(dad, { singers })
    expect(round.singers.map(({ name }) => name)).toEqual(['Dad', 'Mia', 'Aunt Ida'])
    home.wait(20_000)
    const takes = [1, 2, 3].map((number) => takeOf(sung(SHORT, number), { number }))
    const { singers: after } = jamRoundSchema.parse(
      (await home.handIn(dad, round.id, takes)).json(),
    )
    for (const { result } of after) expect(result?.points).toBeGreaterThan(9000)
    const kept = await home.database.db.select().from(jamTakes).orderBy(jamTakes.number)
    expect(kept.map(({ sung: bytes }) => bytes !== null)).toEqual([true, true, false])
    const board = await home.call(dad, 'GET', JAM_ROUTES.leaderboard.path)
    const { entries } = jamLeaderboardSchema.parse(board.json())
    expect(entries.map(({ name }) => name).sort()).toEqual(['Dad', 'Mia'])
  })

  it.each([
    ['who does not watch here', () => [{ is: 'profile', profileId: dad.profileId }], 404],
    ['twice', () => [1, 2].map(() => ({ is: 'profile', profileId: mia.profileId })), 400],
    ['a fifth', () => [1, 2, 3, 4, 5].map((one) => ({ is: 'guest', name: `G${one}` })), 400],
    ['without a name', () => [{ is: 'guest', name: '  ' }], 400],
  ])('are none %s', async (_, singers, status) => {
    expect((await home.open(mia, { singers: singers() })).statusCode).toBe(status)
  })
})

describe('a take is refused', () => {
  const good = () => sung(SHORT, 7)

  it.each([
    ['that is none', { frames: 'AAAA' }, 'unreadable'],
    ['of a place where nobody sings', { number: 2 }, 'wrong_singer'],
    ['with onsets for a song', { onsetsMs: [100] }, 'wrong_kind'],
  ])('%s', async (_, change, reason) => {
    const round = await home.opened(mia)
    home.wait(20_000)
    const answer = await home.handIn(mia, round.id, [takeOf(good(), change)])
    expect(answer.statusCode).toBe(422)
    expect(refusalOf(answer)).toMatchObject({ code: 'take_refused', details: { reason } })
  })

  it.each([
    ['sooner than it can have been sung', 1000, {}, 'longer_than_elapsed'],
    ['of a later place than was reached', 14_000, { startMs: 8000 }, 'in_the_future'],
    ['of before its beginning', 20_000, { startMs: -5000 }, 'before_the_take'],
    ['of behind the song', 120_000, { startMs: 60_000 }, 'beyond_the_song'],
  ])('%s', async (_, waitMs, change, reason) => {
    const round = await home.opened(mia)
    home.wait(waitMs)
    const answer = await home.handIn(mia, round.id, [takeOf({ ...good(), ...change })])
    expect(refusalOf(answer)).toMatchObject({ code: 'take_refused', details: { reason } })
  })

  it('with tones that nothing sounded', async () => {
    const round = await home.opened(mia)
    home.wait(20_000)
    const frames = good()
    const forged = { ...frames, loudness: frames.loudness.map(() => 0) }
    const answer = await home.handIn(mia, round.id, [takeOf(forged)])
    expect(refusalOf(answer)).toMatchObject({ details: { reason: 'tone_without_sound' } })
  })

  it.each([
    ['more syllables than anybody speaks', Array.from({ length: 600 }, (_, one) => one * 50)],
    ['syllables that do not rise', [2000, 1000]],
    ['syllables of the future', [1000, 33_000]],
  ])('with %s', async (_, onsetsMs) => {
    const round = await home.opened(mia, { mode: 'freestyle', trackId: 'boom-bap' })
    home.wait(20_000)
    const { voice } = spoken([1000], { ...BEAT, bars: 4 })
    const answer = await home.handIn(mia, round.id, [takeOf(voice, { onsetsMs })])
    expect(refusalOf(answer)).toMatchObject({ details: { reason: 'impossible_syllables' } })
  })

  it('that was handed in before, in whichever round and by whomever', async () => {
    await home.sing(mia, { seed: 5 })
    const round = await home.opened(dad)
    home.wait(20_000)
    const again = await home.handIn(dad, round.id, [takeOf(sung(SHORT, 5))])
    expect([again.statusCode, refusalOf(again).code]).toEqual([409, 'take_repeated'])
    const moved = await home.handIn(dad, round.id, [takeOf({ ...sung(SHORT, 5), startMs: 400 })])
    expect(refusalOf(moved).code).toBe('take_repeated')
    // The round is still open: somebody may sing.
    const honest = await home.handIn(dad, round.id, [takeOf(sung(SHORT, 6))])
    expect(honest.statusCode).toBe(200)
  })

  it('twice in one round', async () => {
    const round = await home.opened(mia)
    home.wait(20_000)
    const both = await Promise.all(
      [1, 2].map((seed) => home.handIn(mia, round.id, [takeOf(sung(SHORT, seed))])),
    )
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const late = await home.handIn(mia, round.id, [takeOf(sung(SHORT, 3))])
    expect(refusalOf(late).code).toBe('round_over')
  })

  it('of a round that expired, or of none', async () => {
    const round = await home.opened(mia)
    home.wait(3_600_000)
    const late = await home.handIn(mia, round.id, [takeOf(good())])
    expect(refusalOf(late).code).toBe('round_over')
    const unknown = await home.handIn(mia, 'a'.repeat(22), [takeOf(good())])
    expect([unknown.statusCode, refusalOf(unknown).code]).toEqual([404, 'round_not_found'])
  })

  it("of somebody else's round", async () => {
    const round = await home.opened(mia)
    home.wait(20_000)
    const others = await home.handIn(dad, round.id, [takeOf(good())])
    expect(refusalOf(others).code).toBe('round_not_found')
    // The same profile on another device, and another profile on the same one.
    const tablet = await home.addSomebody('G', { displayName: 'Tablet' })
    const switched = (deviceOf: Somebody, profileId: number) =>
      home.database.db
        .update(devices)
        .set({ activeProfileId: profileId })
        .where(eq(devices.activeProfileId, deviceOf.profileId))
    await switched(tablet, mia.profileId)
    const elsewhere = await home.handIn(tablet, round.id, [takeOf(good())])
    expect(refusalOf(elsewhere).code).toBe('round_not_found')
    const read = await home.call(tablet, 'GET', pathOf(JAM_ROUTES.round, { id: round.id }))
    expect(read.statusCode).toBe(404)
  })

  it('that is larger than a take may be', async () => {
    const round = await home.opened(mia)
    const frames = Buffer.alloc(600 * 1024).toString('base64')
    const answer = await home.handIn(mia, round.id, [{ number: 1, delayMs: 0, frames }])
    expect(answer.statusCode).toBe(400)
  })
})

it('goes with its profile, and stays for the others who sang in it', async () => {
  await home.database.db
    .update(devices)
    .set({ companionIds: [mia.profileId] })
    .where(eq(devices.activeProfileId, dad.profileId))
  const singers = [dad, mia].map(({ profileId }) => ({ is: 'profile', profileId }))
  const round = await home.opened(dad, { singers })
  home.wait(20_000)
  await home.handIn(
    dad,
    round.id,
    [1, 2].map((number) => takeOf(sung(SHORT, number), { number })),
  )
  await home.database.db.delete(profiles).where(eq(profiles.id, dad.profileId))
  const kept = await home.database.db.select().from(jamTakes)
  expect(kept.map(({ profileId }) => profileId)).toEqual([mia.profileId])
})

it('forgets open rounds a day after they expired, and all after more than a year', async () => {
  await home.sing(mia)
  await home.opened(mia)
  home.wait(2 * 86_400_000)
  await home.runSchedule('tidy-jam')
  expect(await home.database.db.select().from(jamRounds)).toHaveLength(1)
  home.wait(400 * 86_400_000)
  await home.runSchedule('tidy-jam')
  expect(await home.database.db.select().from(jamTakes)).toEqual([])
})

it('keeps at most 32 rounds open in one household', async () => {
  for (let opened = 0; opened < 34; opened += 1) {
    home.wait(1000)
    await home.opened(mia)
  }
  expect(await home.database.db.select().from(jamRounds)).toHaveLength(32)
})
