import type { BrowserContext } from '@playwright/test'

/** A toast stays until it is used or closed: a busy machine takes longer to look than its five seconds. */
export const keepToasts = (context: BrowserContext) =>
  context.addInitScript(() => {
    const begin = window.setTimeout
    const patient = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      begin(run, ms === 5000 ? 120_000 : ms, ...rest)
    window.setTimeout = patient as typeof begin
  })
