import {
  CHANGED_EVENT,
  type Change,
  changeSchema,
  LIVE_PATH,
  type LiveHandshake,
  REMEMBERED_CHANGES_MS,
} from '@starnest/contract/live'
import { io } from 'socket.io-client'

type LiveListeners = {
  /** Told of each change in the house. */
  onChange: (change: Change) => void
  /** Told whenever the line stands. `wasTold`: of what changed since the page was opened `onChange`
   *  hears now. Otherwise nobody told: the line broke, or stands for the first time only late. */
  onConnect: (wasTold: boolean) => void
  /** Told when the server lets go of this device: what it may see has changed. */
  onDismissed: () => void
}

/** For how long the page has been open, in milliseconds. In some browsers the first clock stands while
 *  the machine sleeps, and somebody may set the second. */
const openForMs = () => Math.max(performance.now(), Date.now() - performance.timeOrigin)

/** Opens the line on which the server tells what changed, and opens it again whenever it breaks.
 *  Returns the way to close it. Heavy: for code that is fetched when the first screen stands. */
export function openLive({ onChange, onConnect, onDismissed }: LiveListeners): () => void {
  const socket = io({
    path: LIVE_PATH,
    transports: ['websocket'],
    auth: (say: (handshake: LiveHandshake) => void) => say({ openForMs: Math.round(openForMs()) }),
  })
  let hasStood = false
  socket.on('connect', () => {
    onConnect(!hasStood && openForMs() < REMEMBERED_CHANGES_MS)
    hasStood = true
  })
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
