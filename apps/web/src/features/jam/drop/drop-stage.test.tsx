import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import type { LiveRound } from '../round/live-round.ts'
import { DropStage } from './drop-stage.tsx'
import { RhymeHelper } from './rhyme-helper.tsx'

const BEAT = { bpm: 120, firstBeatMs: 1000, bars: 16 }

/** Pictures of the screen that wait to be drawn. */
let pictures: FrameRequestCallback[]
const drawNext = () =>
  act(() => {
    for (const draw of pictures.splice(0)) draw(0)
  })

beforeEach(async () => {
  await chooseLanguage('en')
  pictures = []
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => pictures.push(draw))
  vi.stubGlobal('cancelAnimationFrame', () => pictures.splice(0))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A stage at a moment that can be changed. */
function stage({ flow = 0.62, isHeard = true } = {}) {
  let nowMs = 0
  const live: LiveRound = { positionMs: () => nowMs, fromMs: 0, toMs: 40_000, tones: [] }
  const rap = isHeard ? { syllables: [], flow, points: 1200 } : null
  render(<DropStage live={live} beat={BEAT} rap={rap} />)
  return {
    moveTo: (ms: number) => {
      nowMs = ms
      drawNext()
    },
  }
}

const lit = () => [...document.querySelectorAll('[data-lit]')].map((light) => light.textContent)

describe('the beat of the stage', () => {
  it('lights with what is heard, and counts the bars', () => {
    const { moveTo } = stage()
    expect(lit()).toEqual([])
    screen.getByText('Get ready…')
    moveTo(1000)
    expect(lit()).toEqual(['1'])
    screen.getByText('Bar 1 of 16')
    moveTo(2600)
    expect(lit()).toEqual(['4'])
    moveTo(5100)
    expect(lit()).toEqual(['1'])
    screen.getByText('Bar 3 of 16')
  })

  it('is not read out with each beat', () => {
    stage().moveTo(1000)
    const bar = screen.getByText('Bar 1 of 16')
    expect(bar.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull()
  })
})

it('says how the rap flows, and nothing of it where nobody is heard', () => {
  stage()
  expect(screen.getByLabelText('Flow').getAttribute('value')).toBe('62')
  cleanup()
  stage({ isHeard: false })
  expect(screen.queryByLabelText('Flow')).toBeNull()
  expect(document.querySelector('canvas')).toBeNull()
})

describe('rhymes', () => {
  const words = () => within(screen.getByRole('list')).getAllByRole('button')
  const field = () =>
    screen.getByRole<HTMLInputElement>('textbox', { name: 'A word to rhyme with' })
  const write = (value: string) => fireEvent.change(field(), { target: { value } })

  it('are shown for a word that is written, the full ones first', () => {
    render(<RhymeHelper />)
    write('I wait here all night')
    const names = words().map((button) => button.textContent)
    expect(names).toContain('light')
    expect(names).toHaveLength(12)
    screen.getByText('12 words for “night”. Press one for more.')
  })

  it('are shown of a word that is pressed', () => {
    render(<RhymeHelper />)
    expect(words()).toHaveLength(8)
    const [first] = words()
    const start = first?.textContent ?? ''
    if (first) fireEvent.click(first)
    expect(field().value).toBe(start)
    const [rhyme] = words()
    const next = rhyme?.textContent ?? ''
    expect(next).not.toBe(start)
    if (rhyme) fireEvent.click(rhyme)
    expect(field().value).toBe(next)
  })

  it('are of other words when those are wanted', () => {
    render(<RhymeHelper />)
    const before = words().map((button) => button.textContent)
    write('moon')
    fireEvent.click(screen.getByRole('button', { name: 'Other words' }))
    expect(field().value).toBe('')
    expect(words().map((button) => button.textContent)).not.toEqual(before)
  })

  it('are said to be none where there are none', () => {
    render(<RhymeHelper />)
    write('hmm')
    screen.getByText('Nothing here rhymes with “hmm”. Try another word.')
    expect(screen.queryAllByRole('listitem')).toEqual([])
  })

  it.each([
    ['es', 'Una palabra para rimar', 'corazón', 'canción'],
    ['fr', 'Un mot à faire rimer', 'la pluie', 'nuit'],
  ] as const)('are in the language of the interface: %s', async (language, label, line, rhyme) => {
    await chooseLanguage(language)
    render(<RhymeHelper />)
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: line } })
    expect(words().map((button) => button.textContent)).toContain(rhyme)
  })
})
