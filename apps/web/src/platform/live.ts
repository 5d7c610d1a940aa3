import { CHANGED_EVENT, type Change, changeSchema, LIVE_PATH } from '@starnest/contract/live'

/** The first screen has this long for itself, in milliseconds. */
const AFTER_MS = 2000

type LiveListeners = {
  /** Told of each change in the house. */
  onChange: (change: Change) => void
  /** Told whenever the line stands, the first time and again after it broke: what changed before
   *  that, nobody told. */
  onConnect: () => void
}

/** Opens the line on which the server tells what changed, once the first screen has had its time,
 *  and opens it again whenever it breaks. Returns the way to close it. Without it the pages still
 *  work: they then learn of a change when they ask. */
export function openLive(listeners: LiveListeners): () => void {
  let close: (() => void) | undefined
  let isClosed = false
  const timer = setTimeout(async () => {
    const socket = await import('./live-socket.ts').catch(() => undefined)
    if (isClosed || !socket) return
    close = socket.connectSocket(LIVE_PATH, {
      onConnect: listeners.onConnect,
      on: {
        [CHANGED_EVENT]: (facts) => {
          const { data: change } = changeSchema.safeParse(facts)
          if (change) listeners.onChange(change)
        },
      },
    })
  }, AFTER_MS)
  return () => {
    isClosed = true
    clearTimeout(timer)
    close?.()
  }
}
