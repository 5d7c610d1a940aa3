import { tuneOf } from '@starnest/jam/testing/songs'
import { expect, it } from 'vitest'
import { hasSameContent, isReadFrom, originHashOf, sourceHashOf } from './song-origin.ts'

const TEXT = Buffer.from('#TITLE:One')
const SOUND = { path: '/songs/one.mp3', sizeBytes: 5000, modifiedMs: 1 }
const SOURCE = sourceHashOf(TEXT, SOUND)
const TUNE = tuneOf(2)
const ORIGIN = originHashOf(SOURCE, { voices: TUNE.voices, soundMark: 'one' })

it('knows a song again that nobody touched, also one of an earlier version', () => {
  expect(isReadFrom(ORIGIN, SOURCE)).toBe(true)
  expect(isReadFrom(SOURCE, SOURCE)).toBe(true)
  expect(isReadFrom(undefined, SOURCE)).toBe(false)
  const touched = sourceHashOf(TEXT, { ...SOUND, modifiedMs: 2 })
  expect(isReadFrom(ORIGIN, touched)).toBe(false)
})

it.each([
  ['only its tags changed', { voices: TUNE.voices, soundMark: 'one' }, true],
  ['its sound is another', { voices: TUNE.voices, soundMark: 'two' }, false],
  ['its notes are others', { voices: tuneOf(3).voices, soundMark: 'one' }, false],
])('says of a song of which %s whether its content is the same', (_, content, isSame) => {
  const now = originHashOf(sourceHashOf(Buffer.from('#TITLE:Other'), SOUND), content)
  expect(hasSameContent(ORIGIN, now)).toBe(isSame)
})

it('takes the content for another where it was not noted', () => {
  expect(hasSameContent(SOURCE, ORIGIN)).toBe(false)
  expect(hasSameContent(SOURCE, SOURCE)).toBe(false)
})
