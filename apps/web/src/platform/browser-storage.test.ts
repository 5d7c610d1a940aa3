import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserStorage } from './browser-storage.ts'

describe('what the browser remembers', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is nothing, and no failure, where storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
    browserStorage.setItem('a', 'b')
    expect(browserStorage.getItem('a')).toBeNull()
  })
})
