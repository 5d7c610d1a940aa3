import type { TitleSummary as Summary } from '@starnest/contract/host/summary'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../platform/language.ts'
import { draw } from '../../testing/draw.tsx'
import { fakeServer } from '../../testing/fakes/fake-server.ts'
import { TitleSummary } from './title-summary.tsx'

const SUMMARY: Summary = {
  titleId: 7,
  title: 'The Star Who Fell',
  source: 'captions',
  language: 'en',
  sentences: ['A star fell into the garden.', 'Leo wants to bring it home.'],
  moods: [{ mood: 'calm', evidence: ['softly', 'lullaby'] }],
  sounds: ['thunder'],
  duration: 71,
  rating: 'G',
  imdbRating: null,
}
const CALL = 'GET /api/animations/7/summary'

const show = (changes: Partial<Summary> = {}, saysNothing = false) => {
  const server = fakeServer({ [CALL]: { body: { ...SUMMARY, ...changes } } })
  draw(<TitleSummary titleId={7} saysNothing={saysNothing} />)
  return server
}
const EMPTY = { sentences: [], moods: [], sounds: [] }

beforeEach(() => chooseLanguage('en'))
afterEach(cleanup)

describe('the summary of a title', () => {
  it('shows its sentences, moods with the words that say so, sounds and length', async () => {
    show()
    const sentences = await screen.findByText(/A star fell into the garden. Leo wants/)
    expect(sentences.closest('[lang]')?.getAttribute('lang')).toBe('en')
    for (const text of ['Calm', 'because of: softly, lullaby', 'thunder', '1 minute']) {
      expect(screen.getByText(text)).toBeTruthy()
    }
  })

  it('tells of stars only where somebody gave some', async () => {
    show()
    await screen.findByText('Calm')
    expect(screen.queryByText(/of 10/)).toBeNull()
    cleanup()
    show({ imdbRating: 7.4 })
    expect(await screen.findByText('Rated 7.4 of 10')).toBeTruthy()
  })

  it('is not there when there is nothing to say, or says so where it was asked for', async () => {
    const { calls } = show(EMPTY)
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    await vi.waitFor(() => expect(document.body.textContent).toBe(''))
    cleanup()
    show(EMPTY, true)
    expect(await screen.findByText(/too little said/)).toBeTruthy()
  })

  it('says quietly that it could not be made, and tries again', async () => {
    const server = fakeServer({ [CALL]: { status: 503, body: {} } })
    draw(<TitleSummary titleId={7} />)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('alert')).toBeNull()
    server.answers[CALL] = { body: SUMMARY }
    fireEvent.click(retry)
    expect(await screen.findByText('Calm')).toBeTruthy()
  })
})
