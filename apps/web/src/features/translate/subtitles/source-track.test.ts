import type { CaptionTrack } from '@starnest/contract/watch/captions'
import { expect, it } from 'vitest'
import { sourceTrack } from './source-track.ts'

const track = (language: string, kind?: CaptionTrack['kind']): CaptionTrack => ({
  ...{ language, label: language, url: `/${language}.vtt` },
  ...(kind && { kind }),
})

it.each([
  ['English before others', [track('fr'), track('en-GB')], 'en-GB'],
  ['another language before its own', [track('es-MX'), track('fr')], 'fr'],
  ['its own where it is the only one', [track('es-MX')], 'es-MX'],
  ['no English that is only foreign dialogue', [track('en', 'forced'), track('fr')], 'fr'],
  ['not what the makers of the film say', [track('en', 'commentary'), track('es')], 'es'],
  ['what is said alone before sounds', [track('en', 'sdh'), track('en-GB')], 'en-GB'],
  ['sounds before nothing', [track('en', 'sdh')], 'en'],
  ['nothing where all tracks hold a part', [track('en', 'forced')], undefined],
])('translates for Spanish %s', (_what, tracks, language) => {
  expect(sourceTrack(tracks, 'es')?.language).toBe(language)
})
