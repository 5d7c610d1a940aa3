import { inject, vi } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds that anything waited for may take. */
    patienceMs: number
  }
}

// Vitest has no setting for these two, as it has for `expect.poll`. Files of one worker share them.
const { waitFor, waitUntil } = vi
type Options = Parameters<typeof waitFor>[1]
if (waitFor.name !== 'waitForPatiently') {
  const timeout = inject('patienceMs')
  const patient = (options: Options) =>
    typeof options === 'number' ? options : { timeout, ...options }
  vi.waitFor = function waitForPatiently(ask, options) {
    return waitFor(ask, patient(options))
  }
  vi.waitUntil = (ask, options) => waitUntil(ask, patient(options))
}
