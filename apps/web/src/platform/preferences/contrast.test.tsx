import { expect, it, vi } from 'vitest'
import { browserStorage } from '../browser-storage.ts'

it('more contrast holds at once, is remembered, and can be taken back', async () => {
  const { chooseHighContrast, isHighContrast } = await import('./contrast.ts')
  expect(isHighContrast()).toBe(false)
  chooseHighContrast(true)
  expect(document.documentElement.dataset.contrast).toBe('more')
  vi.resetModules()
  const afterReload = await import('./contrast.ts')
  expect(afterReload.isHighContrast()).toBe(true)
  afterReload.chooseHighContrast(false)
  expect(document.documentElement.dataset.contrast).toBeUndefined()
  expect(browserStorage.getItem('starnest.contrast')).toBe('')
})
