import { describe, expect, it } from 'vitest'
import { genreIn, withGenre } from './genre-in-url.ts'

describe('the genre in the address', () => {
  it('is read from ?genre=', () => {
    expect(genreIn(new URLSearchParams('genre=sci-fi'))).toBe('sci-fi')
  })

  it.each(['', 'genre=', 'genre=western', 'genre=COMEDY'])('"%s" means every genre', (search) => {
    expect(genreIn(new URLSearchParams(search))).toBeUndefined()
  })

  it('is set and taken out without touching the rest', () => {
    const search = new URLSearchParams('reset=intro')
    const comedy = withGenre(search, 'comedy')
    expect(comedy.toString()).toBe('reset=intro&genre=comedy')
    expect(withGenre(comedy, undefined).toString()).toBe('reset=intro')
  })
})
