import type { BrowserContext } from '@playwright/test'

/** What a page waits for so many milliseconds it waits two minutes for: a busy machine takes longer. */
export const waitLonger = (context: BrowserContext, lengthsMs: readonly number[]) =>
  context.addInitScript((lengths) => {
    const begin = window.setTimeout
    const patient = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      begin(run, lengths.includes(ms) ? 120_000 : ms, ...rest)
    window.setTimeout = patient as typeof begin
  }, lengthsMs)

/** A toast stays until it is used or closed, and not for its five seconds. */
export const keepToasts = (context: BrowserContext) => waitLonger(context, [5000])
