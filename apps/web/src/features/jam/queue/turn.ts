import type { JamQueueEntry } from '@starnest/contract/jam/queue'
import type { JamSinger } from '@starnest/contract/jam/rounds'
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
