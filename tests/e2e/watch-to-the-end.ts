import { expect, type Page } from '@playwright/test'

/** Opens a film and watches the last second of it. */
export async function watchToTheEnd(page: Page, id: number): Promise<void> {
  await page.goto(`/watch/${id}?play=1`)
  const video = page.locator('dialog video')
  await expect
    .poll(() =>
      video.evaluate(
        ({ currentTime, duration }: HTMLVideoElement) =>
          // A place that was asked for is told before the film is there.
          currentTime > 0 && Number.isFinite(duration),
      ),
    )
    .toBe(true)
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 1
  })
  await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible()
}
