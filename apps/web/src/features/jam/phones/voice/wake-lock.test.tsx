import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepAwake } from './wake-lock.ts'

const release = vi.fn(async () => undefined)
const request = vi.fn(async () => ({ release }))
let isVisible = true
beforeEach(() => {
  vi.clearAllMocks()
  isVisible = true
  vi.stubGlobal('navigator', { wakeLock: { request } })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    isVisible ? 'visible' : 'hidden',
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const showPage = (visible: boolean) => {
  isVisible = visible
  document.dispatchEvent(new Event('visibilitychange'))
}

it('keeps the phone awake, again whenever its page is seen again, until it may sleep', async () => {
  const letSleep = keepAwake()
  expect(request.mock.calls).toEqual([['screen']])
  showPage(false)
  expect(request).toHaveBeenCalledTimes(1)
  showPage(true)
  expect(request).toHaveBeenCalledTimes(2)
  await vi.waitFor(() => expect(request.mock.results).toHaveLength(2))
  await Promise.resolve()
  letSleep()
  expect(release).toHaveBeenCalled()
  showPage(true)
  expect(request).toHaveBeenCalledTimes(2)
})

it('lets go of a lock that comes when the phone may sleep already', async () => {
  keepAwake()()
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce())
})

it.each([
  { phone: 'knows of no such thing', navigator: {} },
  { phone: 'saves power', navigator: { wakeLock: { request: () => Promise.reject(new Error()) } } },
])('does no harm where the phone $phone', async ({ navigator }) => {
  vi.stubGlobal('navigator', navigator)
  const letSleep = keepAwake()
  await Promise.resolve()
  expect(letSleep).not.toThrow()
})
