import type { JamPosition } from '@starnest/contract/jam/stage'

/** Where the song is, in milliseconds, when the server's clock shows `serverMs`; null while it does not play. */
export function playedMsAt(position: JamPosition, serverMs: number): number | null {
  if (position.state !== 'playing') return null
  return position.positionMs + serverMs - position.atMs
}
