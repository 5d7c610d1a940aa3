import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { PauseCurtain } from './pause-curtain.tsx'
import type { Pause } from './round-pause.ts'

beforeEach(async () => {
  await chooseLanguage('en')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const onGoOn = vi.fn()
const at = { ms: 2000 }
const live = { positionMs: () => at.ms, fromMs: 0, toMs: 60_000, tones: [] }
const stageWith = (pause: Pause) => (
  <section className="jam-stage" aria-label="Stage" tabIndex={-1}>
    <PauseCurtain {...{ pause, live, onGoOn }} />
  </section>
)

it('has the way to go on under the focus, and gives the focus back to the stage', () => {
  const { rerender } = render(stageWith({ is: 'paused' }))
  const goOn = screen.getByRole('button', { name: 'Go on' })
  expect(document.activeElement).toBe(goOn)
  expect(screen.getByRole('status').textContent).toBe('Paused')
  fireEvent.click(goOn)
  expect(onGoOn).toHaveBeenCalledOnce()
  rerender(stageWith({ is: 'countingIn', goesOnAtMs: 5000 }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Stage' }))
})

it('counts down by the clock of the music, and says it once', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  at.ms = 2000
  render(stageWith({ is: 'countingIn', goesOnAtMs: 5000 }))
  const shows = () => document.querySelector('.jam-count-down')?.textContent
  const seen = [2000, 3001, 4500, 4999].map((ms) => {
    at.ms = ms
    act(() => vi.advanceTimersByTime(100))
    return shows()
  })
  expect(seen).toEqual(['3', '2', '1', '1'])
  expect(screen.getByRole('status').textContent).toBe('The song goes on in three seconds.')
})
