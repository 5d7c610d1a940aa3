import { setTimeout } from 'node:timers/promises'

/** Resolves after so many milliseconds. @throws the signal's reason */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return setTimeout(ms, undefined, { signal }).catch(() => {
    throw signal.reason
  })
}
