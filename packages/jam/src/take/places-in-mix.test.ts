import { expect, it } from 'vitest'
import { placesInMix } from './places-in-mix.ts'

it.each([
  // music from, to, voice from → seconds, music from, voice at, voice from
  [0, 30_000, 0, { seconds: 30, musicFrom: 0, voiceAt: 0, voiceFrom: 0 }],
  [2000, 12_000, 2000, { seconds: 10, musicFrom: 2, voiceAt: 0, voiceFrom: 0 }],
  // The recording began in the middle of the music.
  [0, 12_000, 4000, { seconds: 12, musicFrom: 0, voiceAt: 4, voiceFrom: 0 }],
  // Its first part lies before what is mixed.
  [0, 5000, -60, { seconds: 5, musicFrom: 0, voiceAt: 0, voiceFrom: 0.06 }],
])('music from %i to %i with a voice from %i lies in step', (fromMs, toMs, voiceFromMs, places) => {
  expect(placesInMix({ fromMs, toMs, voiceFromMs })).toEqual(places)
})
