import { expect, type Page } from '@playwright/test'

export const PLAYER = '[role="dialog"] video, dialog video'

/** What the player's video element says of itself right now. */
export function videoState(page: Page) {
  return page.locator(PLAYER).evaluate((video: HTMLVideoElement) => ({
    currentTime: video.currentTime,
    duration: video.duration,
    isPaused: video.paused,
    isMuted: video.muted || video.volume === 0,
    volume: video.volume,
    isEnded: video.ended,
    width: video.videoWidth,
    rate: video.playbackRate,
  }))
}

/** Move the playhead as the slider does, and wait until the picture is there. */
export async function seekTo(page: Page, seconds: number): Promise<void> {
  await page.locator(PLAYER).evaluate(async (video: HTMLVideoElement, target) => {
    const seeked = new Promise((resolve) =>
      video.addEventListener('seeked', resolve, { once: true }),
    )
    video.currentTime = target
    await seeked
  }, seconds)
}

/** Opens the player of a title, and waits until it plays. */
export async function openPlayer(page: Page, id: number): Promise<void> {
  await page.goto(`/watch/${id}`)
  await page
    .getByRole('button', { name: /^(Play|Resume)/ })
    .first()
    .click()
  // Where it goes on is known before anything of it has come, and counts as played then.
  await expect
    .poll(() =>
      page
        .locator(PLAYER)
        .evaluate(
          ({ played, readyState }: HTMLVideoElement) => played.length > 0 && readyState > 1,
        ),
    )
    .toBe(true)
}
