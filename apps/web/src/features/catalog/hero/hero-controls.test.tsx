import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { testTitle } from '../../../testing/made/titles.ts'
import { HeroControls } from './hero-controls.tsx'

beforeEach(() => chooseLanguage('en'))
afterEach(cleanup)

/** The controls of some titles, of which the first is shown. */
function controlsOf(titles: Parameters<typeof testTitle>[1][], isWanted = true) {
  const onTogglePlay = vi.fn()
  render(
    <HeroControls
      titles={titles.map((facts, at) => testTitle(at + 1, facts))}
      index={0}
      {...{ isMuted: true, isWanted, isRunning: isWanted, onTogglePlay }}
      onChoose={vi.fn()}
      onToggleMute={vi.fn()}
    >
      {null}
    </HeroControls>,
  )
  return onTogglePlay
}
const STILL = { trailerUrl: null, videoUrl: null }
const TRAILER = { trailerUrl: '/media/1/abc/trailer.mp4' }
const nameOfFirst = () => screen.queryAllByRole('button')[0]?.getAttribute('aria-label')

it.each([
  ['a trailer', [TRAILER, STILL], true, 'Pause the trailer'],
  ['a trailer that rests', [TRAILER, STILL], false, 'Play the trailer'],
  ['a picture among others', [STILL, TRAILER], true, 'Stay with this title'],
  ['a picture that stays', [STILL, STILL], false, 'Show titles in turn'],
])('of %s hold what moves by itself', (_, titles, isWanted, name) => {
  const onTogglePlay = controlsOf(titles, isWanted)
  expect(nameOfFirst()).toBe(name)
  fireEvent.click(screen.getByRole('button', { name }))
  expect(onTogglePlay).toHaveBeenCalledOnce()
})

it('of a picture alone have nothing to hold', () => {
  controlsOf([STILL])
  expect(nameOfFirst()).toBeUndefined()
})
