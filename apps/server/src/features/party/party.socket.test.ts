import { PARTY_CHANNEL, type PartyStatus } from '@starnest/contract/party/party'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Viewer } from '../../domain/viewer.ts'
import type { ChannelRules, Member, Realtime } from '../../ports/realtime.ts'
import { openPartySocket } from './party.socket.ts'

const NOTE_EVERY_MS = 10_000
const HOME = 1

type Rules = ChannelRules<typeof PARTY_CHANNEL, PartyStatus>

/** The party's channel as far as screens come and go. */
class FakeRealtime {
  rules: Rules | undefined
  members: Member<PartyStatus>[] = []
  readonly emitted: unknown[][] = []
  readonly dismissed: string[] = []

  readonly realtime: Pick<Realtime, 'openChannel'> = {
    openChannel: (channel, rules) => {
      expect(channel).toBe(PARTY_CHANNEL)
      this.rules = rules as unknown as Rules
      return {
        members: async () => this.members as never[],
        households: () => [...new Set(this.members.map(({ householdId }) => householdId))],
        setState: () => undefined,
        emit: (...said) => void this.emitted.push(said),
        emitHere: () => undefined,
        emitTo: () => undefined,
        dismiss: (member) => void this.dismissed.push(member.memberId),
      }
    },
  }
  /** A screen of a household comes. Returns how it leaves. */
  let(householdId: number): () => void {
    const id = `${this.members.length}`
    const state = { isVideo: false, isMuted: true, roundTripMs: 0 }
    const askViewer = async () => viewerOf(householdId)
    const member = { id, householdId, deviceId: null, openForMs: undefined, state, askViewer }
    this.members.push(member)
    this.rules?.onJoined?.(member)
    return () => {
      this.members = this.members.filter((one) => one !== member)
      this.rules?.onLeft?.(member)
    }
  }
}

let warnings: string[]
let fake: FakeRealtime
let sentAway: number[]
let party: ReturnType<typeof openPartySocket>
const noteSeen = vi.fn(async (_householdIds: number[]): Promise<void> => undefined)
beforeEach(() => {
  vi.useFakeTimers()
  noteSeen.mockReset()
  warnings = []
  sentAway = []
  fake = new FakeRealtime()
  party = openPartySocket(fake.realtime, {
    log: pino({}, { write: (line) => void warnings.push(JSON.parse(line).msg) }),
    now: () => new Date(),
    noteSeen,
    isSentAway: async ({ profileId }) => sentAway.includes(profileId),
  })
})
afterEach(() => {
  party.close()
  vi.useRealTimers()
})

const viewerOf = (householdId: number): Viewer => ({
  householdId,
  deviceId: null,
  profileId: 1,
  isGrownUp: true,
  guard: 'open',
  mustChoose: false,
  language: 'en',
  youngest: 'adult',
  maximumAge: 18,
  watchers: [
    { profileId: 1, maximumAge: 18, isApprovedOnly: false, hasRules: false, mayAskModel: false },
  ],
})
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('that somebody is there is written as they come, every ten seconds, and as they leave', async () => {
  const leave = fake.let(HOME)
  expect(noteSeen.mock.calls).toEqual([[[HOME]]])
  await wait(NOTE_EVERY_MS)
  expect(noteSeen.mock.calls).toEqual([[[HOME]], [[HOME]]])
  leave()
  expect(noteSeen.mock.calls).toEqual([[[HOME]], [[HOME]], [[HOME]]])
  await wait(NOTE_EVERY_MS)
  expect(noteSeen.mock.lastCall).toEqual([[]])
  expect(warnings).toEqual([])
})

it('what could not be written is logged, and tried again', async () => {
  noteSeen.mockRejectedValueOnce(new Error('the database is away'))
  await wait(2 * NOTE_EVERY_MS)
  expect(noteSeen).toHaveBeenCalledTimes(2)
  expect(warnings).toEqual(['It could not be written who is at the parties'])
})

it('nothing is written after it was closed', async () => {
  party.close()
  await wait(10 * NOTE_EVERY_MS)
  expect(noteSeen).not.toHaveBeenCalled()
})

it('tells the others at once who comes, and then of all who come and leave together', async () => {
  const leaves = [1, 2, 3, 4, 5, 6].map(() => fake.let(HOME))
  const change = [HOME, 'changed', 'members']
  expect(fake.emitted).toEqual([change])
  for (const leave of leaves) leave()
  await wait(2000)
  expect(fake.emitted).toEqual([change, change])
  await wait(5000)
  expect(fake.emitted).toEqual([change, change])
})

it('counts a screen that left as one that may come back, for half a minute', async () => {
  fake.let(HOME)
  fake.let(HOME)()
  fake.let(2)()
  const idsOf = async () => (await party.presence.latelyAt(HOME)).map(({ id }) => id)
  expect(await idsOf()).toEqual(['0', '1'])
  await wait(30_000)
  expect(await idsOf()).toEqual(['0', '1'])
  await wait(1)
  expect(await idsOf()).toEqual(['0'])
})

it('refuses a screen of a profile that was sent away, and lets it in again later', async () => {
  const refused = async () => fake.rules?.refusalFor?.(viewerOf(HOME))
  expect(await refused()).toBeUndefined()
  sentAway = [1]
  expect(await refused()).toBe('grown_ups_only')
  sentAway = []
  expect(await refused()).toBeUndefined()
})

it('ends the connection of a screen that is sent away', () => {
  fake.let(HOME)
  fake.let(HOME)
  const [, other] = fake.members
  if (other) party.dismiss(other)
  expect(fake.dismissed).toEqual(['1'])
})
