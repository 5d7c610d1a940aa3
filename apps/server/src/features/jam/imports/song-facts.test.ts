import { lineOf, songOf, tuneOf } from '@starnest/jam/testing/songs'
import { describe, expect, it } from 'vitest'
import { difficultyOf, genreOf, repairSentence } from './song-facts.ts'

describe('the genre of an imported song', () => {
  it.each([
    ['Hip-Hop', 'Hip Hop'],
    ['German Rap', 'Hip Hop'],
    ['Pop/Rock', 'Pop'],
    ['Dance', 'Pop'],
    ['Oper', 'Crossover'],
    [null, 'Crossover'],
  ])('%s is %s', (said, genre) => {
    expect(genreOf(said)).toBe(genre)
  })
})

describe('how hard an imported song is', () => {
  it('follows from how fast its notes come and how far they reach', () => {
    expect(difficultyOf(tuneOf(4))).toBe('Easy')
    expect(difficultyOf(tuneOf(4, { bpm: 220 }))).toBe('Medium')
    expect(difficultyOf(tuneOf(4, { bpm: 400 }))).toBe('Hard')
    const wide = songOf([lineOf(['normal', 0, 8, 0], ['normal', 8, 8, 24])])
    expect(difficultyOf(wide)).toBe('Hard')
  })

  it('does not ask how high a rap is', () => {
    const rap = songOf([lineOf(['rap', 0, 8, 0], ['rap', 8, 8, 60])])
    expect(difficultyOf(rap)).toBe('Easy')
  })
})

it('says in one sentence what was put right, and nothing of what nobody hears', () => {
  const found = (code: 'overlap_cut' | 'version_missing' | 'text_cut', count: number) => ({
    ...{ code, count, line: 1 },
  })
  expect(repairSentence([found('overlap_cut', 3), found('text_cut', 1)])).toBe(
    'It can be sung: overlapping notes were cut (3), texts that were too long were cut.',
  )
  expect(repairSentence([found('version_missing', 1)])).toBeNull()
})
