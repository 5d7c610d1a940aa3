import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { TimeLimits } from '@starnest/contract/parents/watch-time'
import { TIME_ROUTES } from '@starnest/contract/parents/watch-time.routes'
import { pathOf } from '@starnest/contract/route'

/** How soon a player closes, or goes on, after the server says so: sooner than it asks by itself, and later than this
 *  machine stalls. */
export const AT_ONCE_MS = 20_000

/** Watching without limits. */
export const OPEN: TimeLimits = { dailyMinutes: null, viewingHours: null }

/** A grown-up sets the limits of a profile. */
export async function setLimits(
  parent: APIRequestContext,
  profileId: number,
  data: TimeLimits,
): Promise<void> {
  const answer = await parent.put(pathOf(TIME_ROUTES.setLimits, { id: profileId }), { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

const videoOf = (page: Page) => page.locator('[role="dialog"] video, dialog video')

/** Waits until the film of the player has begun. */
export async function expectPlaying(page: Page): Promise<void> {
  await expect
    .poll(() =>
      videoOf(page)
        .evaluate((video: HTMLVideoElement) => video.currentTime, null, { timeout: 500 })
        .catch(() => 0),
    )
    .toBeGreaterThan(0)
}

/** Lets the film of the player begin again shortly before its end, until its end is what is left. */
export async function goRoundUntilTheEnd(page: Page, filmSeconds: number): Promise<void> {
  await videoOf(page).evaluate((video: HTMLVideoElement, endSeconds) => {
    let isOver = false
    video.addEventListener('timeupdate', () => {
      isOver ||= document.querySelector('.time-chip')?.textContent?.includes('its end') ?? false
      if (!isOver && video.currentTime > endSeconds) video.currentTime = 1
    })
  }, filmSeconds - 15)
}
