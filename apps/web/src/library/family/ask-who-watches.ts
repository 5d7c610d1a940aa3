import { createStore } from '../../platform/store.ts'

/** Whether the shell asks who is watching. */
export const whoWatchesIsAsked = createStore(() => false)

/** Asks who is watching on this device, over whatever is on the screen. */
export const askWhoWatches = () => whoWatchesIsAsked.set(true)
