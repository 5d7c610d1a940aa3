import { expect, it, vi } from 'vitest'
import { claimSound, releaseSound } from './one-sound.ts'

it('silences what was heard before', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  claimSound(first)
  claimSound(second)
  expect(first).toHaveBeenCalledOnce()
  expect(second).not.toHaveBeenCalled()
  releaseSound(second)
})

it('leaves alone what has fallen silent by itself', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  claimSound(first)
  releaseSound(first)
  claimSound(second)
  expect(first).not.toHaveBeenCalled()
  releaseSound(second)
})

it('does not silence what claims the sound twice', () => {
  const only = vi.fn()
  claimSound(only)
  claimSound(only)
  expect(only).not.toHaveBeenCalled()
  releaseSound(only)
})
