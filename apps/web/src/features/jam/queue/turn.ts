import type { JamQueueEntry } from '@starnest/contract/jam/queue'
import type { JamSinger } from '@starnest/contract/jam/rounds'
import type { JamStageSinger } from '@starnest/contract/jam/stage'
import type { RoundShown } from '../round/round-session.ts'

/** For how long the music has to have played for an unscored round to count as a turn, in milliseconds: whoever
 *  stops sooner has not really begun, and stays in the queue. */
const TURN_AFTER_MS = 10_000

/** Who sings a turn of the queue, as a round takes it. */
export const singerOf = ({
  profileId,
  name,
}: Pick<JamQueueEntry, 'profileId' | 'name'>): JamSinger =>
  profileId === null ? { is: 'guest', name } : { is: 'profile', profileId }

/** Somebody of the family who may sing on this screen. */
type ProfileHere = { id: number; displayName: string; avatarUrl: string }

/** The profiles that may sing on this screen: those that watch here, and those whose phones stand on its stage, each
 *  once. Source: decision 0053. */
export function profilesHere(
  viewer: { profile: ProfileHere; companions: readonly ProfileHere[] } | undefined,
  phoneSingers: readonly Pick<JamStageSinger, 'profileId' | 'name' | 'avatar'>[],
): ProfileHere[] {
  const here = viewer ? [viewer.profile, ...viewer.companions] : []
  const withPhones = phoneSingers.flatMap(({ profileId, name, avatar }): ProfileHere[] =>
    profileId === null || here.some(({ id }) => id === profileId)
      ? []
      : [{ id: profileId, displayName: name, avatarUrl: avatar ?? '' }],
  )
  return [...here, ...withPhones]
}

/** Whether whoever was next had its turn in a round that is over. `playedMs`: for how long its music played. */
export function hadTurn(shown: Pick<RoundShown, 'is'> | null, playedMs: number): boolean {
  return shown?.is === 'scored' || playedMs >= TURN_AFTER_MS
}

/** The place, from 0, to which an entry goes by a press; null: it stays. `at`: where it is; `count`: entries of
 *  the queue. */
export function placeAfter(
  move: 'up' | 'down' | 'first',
  { at, count }: { at: number; count: number },
): number | null {
  const place = move === 'first' ? 0 : at + (move === 'up' ? -1 : 1)
  return place === at || place < 0 || place >= count ? null : place
}
