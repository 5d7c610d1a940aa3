import { nextMove, type SyncFacts, type SyncMove } from '../../features/party/sync/drift.ts'
import { createSeekTimes } from '../../features/party/sync/steering/seek-times.ts'

const STEP_MS = 10
const LOOK_EVERY_MS = 250
/** Where the party is when a simulation begins. */
const START_SECONDS = 100

/** What a simulated player is like. */
export type PlayerNature = {
  /** How far it is behind the party at first, seconds; negative: ahead. */
  driftSeconds: number
  canNudge: boolean
  /** How much faster its sound card runs than the party's clock, as a share. */
  clockError: number
  seekTakesMs: number
  /** How long play() takes until the picture moves. */
  startTakesMs: number
  /** How far the picture jumps back when the rate becomes 1 again, as Chromium's does. */
  jumpsBackSeconds: number
  stalls: readonly { atMs: number; forMs: number }[]
}

/** One moment of a simulated party. */
export type Moment = {
  nowMs: number
  driftSeconds: number
  move: SyncMove
  rate: number
}

/** What every simulated player is unless a test says otherwise: one that never hinders. */
export const EASY: PlayerNature = {
  driftSeconds: 0,
  canNudge: true,
  clockError: 0,
  seekTakesMs: 0,
  startTakesMs: 0,
  jumpsBackSeconds: 0,
  stalls: [],
}

/** Let a player follow a party that plays from 100 s on, for so many seconds; what happened at each
 *  look, every 250 ms. */
export function follow(nature: PlayerNature, forSeconds: number): Moment[] {
  const player = simulatedPlayer(nature)
  const moments: Moment[] = []
  for (let nowMs = 0; nowMs < forSeconds * 1000; nowMs += STEP_MS) {
    if (nowMs % LOOK_EVERY_MS === 0) {
      const facts = player.factsAt(nowMs)
      const move = nextMove(facts)
      const driftSeconds = facts.expected.positionSeconds - facts.video.currentSeconds
      moments.push({ nowMs, driftSeconds, move, rate: facts.video.rate })
      player.carryOut(move, nowMs)
    }
    player.step(nowMs)
  }
  return moments
}

function simulatedPlayer({ driftSeconds, canNudge, clockError, stalls, ...takes }: PlayerNature) {
  const seeks = createSeekTimes()
  let seconds = START_SECONDS - driftSeconds
  let rate = 1
  let isPaused = true
  let isSeeking = false
  let standsUntilMs = 0
  const isStalledAt = (nowMs: number) =>
    stalls.some(({ atMs, forMs }) => nowMs >= atMs && nowMs < atMs + forMs)

  return {
    factsAt(nowMs: number): SyncFacts {
      const readyState = isSeeking || isStalledAt(nowMs) ? 2 : 4
      const positionSeconds = START_SECONDS + nowMs / 1000
      const state = { isPaused, isSeeking, readyState, rate, hasEnded: false }
      return {
        expected: { positionSeconds, isPlaying: true, startsInMs: undefined },
        video: { ...state, currentSeconds: seconds, durationSeconds: 10_000 },
        seeks: seeks.read(),
        nowMs,
        canNudge,
      }
    },
    carryOut(move: SyncMove, nowMs: number) {
      if (move.is === 'rate') {
        if (move.rate === 1) seconds -= Math.sign(rate - 1) * takes.jumpsBackSeconds
        rate = move.rate
      }
      if (move.is === 'pause') isPaused = true
      if (move.is === 'play') {
        isPaused = false
        standsUntilMs = Math.max(standsUntilMs, nowMs + takes.startTakesMs)
      }
      if (move.is === 'seek') {
        seconds = move.toSeconds
        isSeeking = true
        standsUntilMs = nowMs + takes.seekTakesMs
        seeks.began(nowMs)
      }
    },
    step(nowMs: number) {
      if (isSeeking && nowMs >= standsUntilMs) {
        isSeeking = false
        seeks.ended(nowMs)
      }
      const isMoving = !isPaused && !isStalledAt(nowMs) && nowMs >= standsUntilMs
      if (isMoving) seconds += (rate * (1 + clockError) * STEP_MS) / 1000
    },
  }
}
