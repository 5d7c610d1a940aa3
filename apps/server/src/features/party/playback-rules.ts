import { PARTY_COUNTDOWN_MS, type PartyCommand } from '@starnest/contract/party/party'

/** What plays, as it is kept. The place in the film at `at`, seconds. */
export type KeptPlayback = {
  rev: number
  titleId: number | null
  isPlaying: boolean
  positionSeconds: number
  at: Date
  /** When somebody was last at the party. */
  seenAt: Date
  /** Who paused it; null: it plays, or stands for another reason. */
  pausedById: number | null
}

/** Milliseconds that every screen gets to be ready before a film goes on: twice the slowest line's round
 *  trip, within these. Source: Jellyfin SyncPlay's group start. */
const MIN_LEAD_MS = 250
const MAX_LEAD_MS = 1500

/** Milliseconds that a film goes on by itself while nobody is there: a server that is started anew, or the
 *  last screen's reload. */
export const ALONE_LIMIT_MS = 30_000

/** Nothing ever played. */
export const NOTHING_YET: KeptPlayback = {
  rev: 0,
  titleId: null,
  isPlaying: false,
  positionSeconds: 0,
  at: new Date(0),
  seenAt: new Date(0),
  pausedById: null,
}

/** What plays by now: a film that nobody has seen for a while stands where it was last seen, and one that
 *  would begin too far in the future waits, because somebody set the server's clock back. */
export function settled(kept: KeptPlayback, now: Date): KeptPlayback {
  if (!kept.isPlaying) return kept
  const isAhead = kept.at.getTime() - now.getTime() > PARTY_COUNTDOWN_MS
  if (isAhead) return { ...kept, isPlaying: false }
  const seenMs = Math.max(kept.seenAt.getTime(), kept.at.getTime())
  if (seenMs >= aliveSince(now).getTime()) return kept
  // Its length is not known here: beyond its end a film is over all the same.
  const positionSeconds = placeAt(kept, new Date(seenMs), Number.MAX_SAFE_INTEGER)
  return { ...kept, isPlaying: false, positionSeconds, at: new Date(seenMs) }
}

/** A film that was last seen, or began, before this stands still for good, until somebody says otherwise. */
export const aliveSince = (now: Date) => new Date(now.getTime() - ALONE_LIMIT_MS)

/** Where a film stands, seconds, never beyond its end. */
export function placeAt(kept: KeptPlayback, now: Date, durationSeconds: number): number {
  const goneBySeconds = kept.isPlaying ? (now.getTime() - kept.at.getTime()) / 1000 : 0
  return Math.min(kept.positionSeconds + Math.max(0, goneBySeconds), durationSeconds)
}

/** Whether a film has come to its end. */
export const isOver = (kept: KeptPlayback, now: Date, durationSeconds: number) =>
  placeAt(kept, now, durationSeconds) >= durationSeconds

/** The moment everybody goes on together. */
export function startAt(now: Date, worstRoundTripMs: number): Date {
  const leadMs = Math.min(Math.max(2 * worstRoundTripMs, MIN_LEAD_MS), MAX_LEAD_MS)
  return new Date(now.getTime() + Math.round(leadMs))
}

/** What a command makes of what plays. `durationSeconds`: of the film that it is about. `profileId`: whose command
 *  it is. */
export function afterCommand(
  kept: KeptPlayback,
  command: PartyCommand,
  at: { now: Date; durationSeconds: number; worstRoundTripMs: number; profileId: number },
): KeptPlayback {
  const { now, durationSeconds, profileId } = at
  const rev = kept.rev + 1
  const soon = startAt(now, at.worstRoundTripMs)
  const place = placeAt(kept, now, durationSeconds)
  const seenAt = now
  switch (command.is) {
    case 'show': {
      const start = new Date(now.getTime() + PARTY_COUNTDOWN_MS)
      return {
        rev,
        titleId: command.titleId,
        isPlaying: true,
        positionSeconds: 0,
        at: start,
        seenAt,
        pausedById: null,
      }
    }
    case 'play':
      return {
        ...{ ...kept, rev, isPlaying: true, positionSeconds: place, at: soon, seenAt },
        pausedById: null,
      }
    case 'pause':
      return {
        ...{ ...kept, rev, isPlaying: false, positionSeconds: place, at: now, seenAt },
        pausedById: profileId,
      }
    case 'seek': {
      const positionSeconds = Math.min(command.positionSeconds, durationSeconds)
      // A film that is counted down begins when it was said to.
      const start = new Date(Math.max(kept.at.getTime(), soon.getTime()))
      return { ...kept, rev, positionSeconds, at: kept.isPlaying ? start : now, seenAt }
    }
    case 'stop':
      return { ...NOTHING_YET, rev, at: now, seenAt }
  }
}
