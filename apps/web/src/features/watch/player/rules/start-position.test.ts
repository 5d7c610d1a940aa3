import { describe, expect, it } from 'vitest'
import { startPosition } from './start-position.ts'

const FILM = { resumeAtSeconds: 12, durationSeconds: 41.5, isStartedOver: false, isTrailer: false }

describe('where a film begins', () => {
  it.each([
    ['at the saved position', FILM, 12],
    ['at 0 when nothing is saved', { ...FILM, resumeAtSeconds: 0 }, 0],
    ['at 0 when the viewer starts over', { ...FILM, isStartedOver: true }, 0],
    ['at 0 when it is a trailer', { ...FILM, isTrailer: true }, 0],
    ['at 0 when only the last seconds are left', { ...FILM, resumeAtSeconds: 40 }, 0],
    ['at 0 when the position lies past the end', { ...FILM, resumeAtSeconds: 400 }, 0],
    ['at 0 when the position is no number', { ...FILM, resumeAtSeconds: Number.NaN }, 0],
  ])('%s', (_where, facts, position) => {
    expect(startPosition(facts)).toBe(position)
  })
})
