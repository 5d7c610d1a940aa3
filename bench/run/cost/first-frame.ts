import type { Page } from 'playwright-core'
import { ANSWER_LIMIT_MS, within } from '../waiting.ts'

/** Milliseconds from giving an address to a bare video element, which becomes all of the page, to its
 *  first frame on the screen. */
export function bareFirstFrameMs(page: Page, address: string): Promise<number> {
  const taken = page.evaluate(async (url) => {
    const video = document.createElement('video')
    video.id = 'bare'
    video.muted = true
    document.body.replaceChildren(video)
    const startedMs = performance.now()
    const frame = new Promise((resolve) => video.requestVideoFrameCallback(resolve))
    video.src = url
    await video.play()
    await frame
    return performance.now() - startedMs
  }, address)
  return within(`first frame of ${address}`, ANSWER_LIMIT_MS, taken)
}
