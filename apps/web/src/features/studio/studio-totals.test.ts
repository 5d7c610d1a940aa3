import { describe, expect, it } from 'vitest'
import { testMadeFilm } from '../../testing/made/made-films.ts'
import { studioTotals } from './studio-totals.ts'

describe('the totals of the studio', () => {
  it('add up length, pictures and the time that was measured', () => {
    const films = [
      testMadeFilm(1, { frames: 1000, drawingSeconds: 900 }),
      testMadeFilm(2, { frames: 1200, drawingSeconds: null }),
      testMadeFilm(3, { frames: 800, drawingSeconds: 1260 }),
    ]
    expect(studioTotals(films)).toEqual({
      films: 3,
      minutes: 2,
      frames: 3000,
      measured: 2,
      drawingHours: 0.6,
    })
  })

  it('know no drawing time where none was measured', () => {
    const films = [testMadeFilm(1, { drawingSeconds: null })]
    expect(studioTotals(films)).toMatchObject({ measured: 0, drawingHours: null })
  })

  it('are nothing for no films', () => {
    expect(studioTotals([])).toMatchObject({ films: 0, minutes: 0, frames: 0, drawingHours: null })
  })
})
