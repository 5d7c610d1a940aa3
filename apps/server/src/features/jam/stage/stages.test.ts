import { JAM_CODE_MINUTES, JAM_STAGE_WAIT_MS, type JamStage } from '@starnest/contract/jam/stage'
import { beforeEach, describe, expect, it } from 'vitest'
import { type StagePage, type StageSinger, Stages } from './stages.ts'

let clock: { now: Date }
let stages: Stages
let told: [memberId: string, event: string, payload: unknown][]
beforeEach(() => {
  clock = { now: new Date('2026-11-23T18:00:00Z') }
  told = []
  const tell = (event: string) => (to: StagePage, payload: unknown) =>
    void told.push([to.memberId, event, payload])
  stages = new Stages({
    now: () => clock.now,
    tells: {
      stage: tell('stage'),
      off: tell('off'),
      bundle: tell('bundle'),
      position: tell('position'),
    },
  })
})

const wait = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms)
}
const page = (memberId: string, deviceId: string | null = `device of ${memberId}`): StagePage => ({
  householdId: 1,
  memberId,
  deviceId,
})
const guest = (name: string): StageSinger => ({ profileId: null, name, avatar: null, delayMs: 0 })
const profile = (profileId: number): StageSinger => ({ ...guest('Mia'), profileId })

/** What a page was told of its stage last. */
function stageOf(memberId: string): JamStage | undefined {
  const own = told.filter(([to, event]) => to === memberId && event === 'stage')
  return own.at(-1)?.[2] as JamStage | undefined
}
function codeOf(memberId: string): string {
  const stage = stageOf(memberId)
  return stage?.as === 'screen' ? stage.code : ''
}
const singersOf = (memberId: string) =>
  stageOf(memberId)?.singers.map(({ number, name, isConnected }) => [number, name, isConnected])
const join = (one: StagePage, singer: StageSinger, number?: number) =>
  stages.join(one, { code: codeOf('tv'), number, singer })
const offOf = (memberId: string) =>
  told.flatMap(([to, event, reason]) => (to === memberId && event === 'off' ? [reason] : []))

const BUNDLE = { sequence: 1, startMs: 0, hopMs: 10, tones: [100], loudness: [200], onsetsMs: [] }

describe('phones', () => {
  beforeEach(() => stages.open(page('tv')))

  it('come with the code, at the lowest place that is free or the one they ask for', () => {
    join(page('a'), guest('Ida'))
    join(page('b'), guest('Tim'), 4)
    join(page('c'), guest('Ada'))
    expect(singersOf('tv')).toEqual([
      [1, 'Ida', true],
      [2, 'Ada', true],
      [4, 'Tim', true],
    ])
    expect(stageOf('b')).toMatchObject({ as: 'singer', number: 4, isScreenConnected: true })
  })

  it('are refused with another code, from another household, and as a fifth', () => {
    const wrong = { code: 'AAAAAA', number: undefined, singer: guest('Ida') }
    expect(() => stages.join(page('a'), wrong)).toThrow(/no stage with this code/)
    const neighbour = { ...page('n'), householdId: 2 }
    const right = { code: codeOf('tv'), number: undefined, singer: guest('Ida') }
    expect(() => stages.join(neighbour, right)).toThrow(/no stage with this code/)
    for (const name of ['a', 'b', 'c', 'd']) join(page(name), guest(name))
    expect(() => join(page('e'), guest('e'))).toThrow(/stage is full/)
    expect(() => join(page('e'), guest('e'), 2)).toThrow(/stage is full/)
  })

  it('are heard by their screen and by nobody else', () => {
    join(page('a'), guest('Ida'))
    join(page('b'), guest('Tim'))
    told = []
    stages.passBundle(page('a'), BUNDLE)
    expect(told).toEqual([['tv', 'bundle', { number: 1, bundle: BUNDLE }]])
    expect(() => stages.passBundle(page('x'), BUNDLE)).toThrow()
    expect(() => stages.passBundle(page('tv'), BUNDLE)).toThrow()
  })

  it('keep their place for a while when their line breaks, and come back by their device', () => {
    join(page('a', 'phone'), guest('Ida'), 3)
    stages.lose(page('a', 'phone'))
    expect(singersOf('tv')).toEqual([[3, 'Ida', false]])
    wait(JAM_STAGE_WAIT_MS - 1)
    stages.sweep()
    join(page('a2', 'phone'), guest('Ida'))
    expect(singersOf('tv')).toEqual([[3, 'Ida', true]])
    stages.lose(page('a2', 'phone'))
    wait(JAM_STAGE_WAIT_MS)
    stages.sweep()
    expect(singersOf('tv')).toEqual([])
  })

  it('of one profile are one: the last that came', () => {
    join(page('a'), profile(7))
    join(page('b'), profile(7))
    expect(stageOf('tv')?.singers.map(({ memberId }) => memberId)).toEqual(['b'])
    expect(offOf('a')).toEqual(['removed'])
  })

  it('are put off by the screen, and by nobody else', () => {
    join(page('a'), guest('Ida'))
    join(page('b'), guest('Tim'))
    expect(() => stages.remove(page('b'), 1)).toThrow()
    stages.remove(page('tv'), 1)
    expect([singersOf('tv'), offOf('a')]).toEqual([[[2, 'Tim', true]], ['removed']])
  })

  it('are put off when somebody else watches on them', async () => {
    join(page('a'), profile(7))
    join(page('b'), guest('Tim'))
    for (const one of stages.singersHere()) if (one.memberId === 'a') stages.putOffSwitched(one)
    expect([singersOf('tv'), offOf('a')]).toEqual([[[2, 'Tim', true]], ['switched']])
  })

  it('say that they are ready, and leave', () => {
    join(page('a'), guest('Ida'))
    stages.setReady(page('a'), true)
    expect(stageOf('tv')?.singers).toMatchObject([{ isReady: true }])
    stages.leave(page('a'))
    expect(singersOf('tv')).toEqual([])
  })
})

describe('a screen', () => {
  const position = () => ({
    track: null,
    state: 'playing' as const,
    positionMs: 1000,
    atMs: clock.now.getTime(),
  })

  it('tells its phones where the song is, also those that come later', () => {
    stages.open(page('tv'))
    join(page('a'), guest('Ida'))
    stages.setPosition(page('tv'), position())
    join(page('b'), guest('Tim'))
    const heard = told.flatMap(([to, event]) => (event === 'position' ? [to] : []))
    expect(heard).toEqual(['a', 'b'])
    expect(() => stages.setPosition(page('a'), position())).toThrow()
    const wrong = { ...position(), atMs: clock.now.getTime() + 60_000 }
    expect(() => stages.setPosition(page('tv'), wrong)).toThrow()
  })

  it('gets its stage back when its page was loaded again, and the old page hears of it', () => {
    stages.open(page('tv', 'living room'))
    join(page('a'), guest('Ida'))
    const code = codeOf('tv')
    stages.lose(page('tv', 'living room'))
    expect(stageOf('a')).toMatchObject({ isScreenConnected: false })
    stages.open(page('tv2', 'living room'))
    expect([codeOf('tv2'), singersOf('tv2')]).toEqual([code, [[1, 'Ida', true]]])
    stages.open(page('tv3', 'living room'))
    expect(offOf('tv2')).toEqual(['closed'])
  })

  it('that is gone for too long ends its stage, and so does one that leaves', () => {
    stages.open(page('tv'))
    join(page('a'), guest('Ida'))
    stages.lose(page('tv'))
    wait(JAM_STAGE_WAIT_MS)
    stages.sweep()
    expect(offOf('a')).toEqual(['screen_gone'])
    stages.open(page('tv'))
    join(page('a'), guest('Ida'))
    stages.leave(page('tv'))
    expect(offOf('a')).toEqual(['screen_gone', 'closed'])
    expect(() => stages.passBundle(page('a'), BUNDLE)).toThrow()
  })

  it('gets another code after a while; who is on stays', () => {
    stages.open(page('tv'))
    join(page('a'), guest('Ida'))
    const old = codeOf('tv')
    wait(JAM_CODE_MINUTES * 60_000)
    stages.sweep()
    expect(codeOf('tv')).not.toBe(old)
    const late = { code: old, number: undefined, singer: guest('Tim') }
    expect(() => stages.join(page('b'), late)).toThrow(/no stage with this code/)
    expect(singersOf('tv')).toEqual([[1, 'Ida', true]])
  })

  it('keeps its phones when its code has changed: when one tells more of itself, and when its line broke', () => {
    stages.open(page('tv'))
    const old = codeOf('tv')
    join(page('a', 'phone'), guest('Ida'), 3)
    wait(JAM_CODE_MINUTES * 60_000)
    stages.sweep()
    const again = { code: old, number: 3, singer: { ...guest('Ida'), delayMs: 140 } }
    stages.join(page('a', 'phone'), again)
    expect(stageOf('tv')?.singers).toMatchObject([{ number: 3, delayMs: 140 }])
    stages.lose(page('a', 'phone'))
    stages.join(page('a2', 'phone'), again)
    expect(singersOf('tv')).toEqual([[3, 'Ida', true]])
    stages.remove(page('tv'), 3)
    expect(() => stages.join(page('a2', 'phone'), again)).toThrow(/no stage with this code/)
  })

  it('is left for another one by its code; a page whose code has changed stays on its own', () => {
    stages.open(page('tv'))
    stages.open(page('tv2'))
    const old = codeOf('tv2')
    const onSecond = { code: old, number: undefined, singer: guest('Ida') }
    join(page('a', 'phone'), guest('Ida'))
    stages.join(page('a', 'phone'), onSecond)
    expect([singersOf('tv'), singersOf('tv2')]).toEqual([[], [[1, 'Ida', true]]])
    // Another page of the same device sings on the first.
    join(page('b', 'phone'), guest('Tim'))
    expect([singersOf('tv'), singersOf('tv2')]).toEqual([[[1, 'Tim', true]], [[1, 'Ida', true]]])
    wait(JAM_CODE_MINUTES * 60_000)
    stages.sweep()
    stages.join(page('a', 'phone'), onSecond)
    expect([singersOf('tv'), singersOf('tv2')]).toEqual([[[1, 'Tim', true]], [[1, 'Ida', true]]])
  })

  it('is one of four in a household', () => {
    for (const one of ['1', '2', '3', '4']) stages.open(page(one))
    expect(() => stages.open(page('5'))).toThrow(/stage is full/)
    stages.open({ ...page('5'), householdId: 2 })
    expect(codeOf('5')).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
  })

  it('says which profiles sing for it, to its own device alone', () => {
    stages.open(page('tv', 'living room'))
    join(page('a'), profile(7))
    join(page('b'), guest('Tim'))
    expect(stages.profilesOn({ householdId: 1, deviceId: 'living room' })).toEqual([7])
    expect(stages.profilesOn({ householdId: 1, deviceId: 'phone' })).toEqual([])
    expect(stages.profilesOn({ householdId: 2, deviceId: 'living room' })).toEqual([])
    expect(stages.profilesOn({ householdId: 1, deviceId: null })).toEqual([])
  })
})
