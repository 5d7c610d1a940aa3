import type { Page } from '@playwright/test'

/** Presses what ends a challenge or a recording before its time; on a busy machine its thirty seconds may be over. */
export const endEarly = (page: Page, name: 'Stop Challenge' | 'Stop recording') =>
  page
    .getByRole('button', { name })
    .click({ timeout: 15_000 })
    .catch(() => undefined)
