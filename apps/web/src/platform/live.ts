import { CHANGED_EVENT, type Change, changeSchema, LIVE_PATH } from '@starnest/contract/live'
import { io } from 'socket.io-client'

type LiveListeners = {
  /** Told of each change in the house. */
  onChange: (change: Change) => void
  /** Told whenever the line stands, the first time and again after it broke: what changed before
   *  that, nobody told. */
  onConnect: () => void
  /** Told when the server lets go of this device: what it may see has changed. */
  onDismissed: () => void
}

/** Opens the line on which the server tells what changed, and opens it again whenever it breaks.
 *  Returns the way to close it. Heavy: for code that is fetched when the first screen stands. */
export function openLive({ onChange, onConnect, onDismissed }: LiveListeners): () => void {
  const socket = io({ path: LIVE_PATH, transports: ['websocket'] })
  socket.on('connect', onConnect)
  socket.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect') return
    onDismissed()
    // Only a line that broke by itself is opened again by itself.
    socket.connect()
  })
  socket.on(CHANGED_EVENT, (facts: unknown) => {
    const { data: change } = changeSchema.safeParse(facts)
    if (change) onChange(change)
  })
  return () => void socket.disconnect()
}
