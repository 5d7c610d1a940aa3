import { expect, it, vi } from 'vitest'
import { UploadHolds, watchHold } from './upload-holds.ts'

// Node has the same locks as browsers; two holders stand for two tabs.
const FINGERPRINT = '0f-100'

/** Follows an upload as a tab that does not have its file. */
function follow() {
  const told: boolean[] = []
  const stop = watchHold(FINGERPRINT, (isHeld) => told.push(isHeld))
  return { told, stop }
}

it('lets one tab have an upload, and the next one when that lets it go', async () => {
  const [one, other] = [new UploadHolds(), new UploadHolds()]
  expect(await one.take(FINGERPRINT)).toBe(true)
  expect(await one.take(FINGERPRINT)).toBe(true)
  expect(await other.take(FINGERPRINT)).toBe(false)
  expect([one.has(FINGERPRINT), other.has(FINGERPRINT)]).toEqual([true, false])
  one.letGo(FINGERPRINT)
  await vi.waitFor(async () => expect(await other.take(FINGERPRINT)).toBe(true))
  other.letAllGo()
})

it('tells that a tab has the file, and when it has it no longer', async () => {
  const tab = new UploadHolds()
  await tab.take(FINGERPRINT)
  const { told, stop } = follow()
  await vi.waitFor(() => expect(told).toEqual([true]))
  tab.letAllGo()
  await vi.waitFor(() => expect(told).toEqual([true, false]))
  stop()
})

it('tells at once that nobody has it', async () => {
  const { told, stop } = follow()
  await vi.waitFor(() => expect(told).toEqual([false]))
  stop()
})

it('says nothing more when it is stopped', async () => {
  const tab = new UploadHolds()
  await tab.take(FINGERPRINT)
  const { told, stop } = follow()
  await vi.waitFor(() => expect(told).toEqual([true]))
  stop()
  tab.letAllGo()
  const after = follow()
  await vi.waitFor(() => expect(after.told.at(-1)).toBe(false))
  expect(told).toEqual([true])
  after.stop()
})

it('is as if it were alone where there are no locks', async () => {
  vi.stubGlobal('navigator', {})
  const [one, other] = [new UploadHolds(), new UploadHolds()]
  expect(await one.take(FINGERPRINT)).toBe(true)
  expect(await other.take(FINGERPRINT)).toBe(true)
  const { told, stop } = follow()
  await vi.waitFor(() => expect(told).toEqual([false]))
  stop()
  vi.unstubAllGlobals()
})
