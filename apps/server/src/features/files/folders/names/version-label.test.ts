import { expect, it } from 'vitest'
import { versionLabel } from './version-label.ts'

it.each([
  ["Film (2001)/Film (2001) - Director's Cut.mkv", "Director's Cut"],
  ['Film (2001) - 1080p.mkv', null],
  ['Film (2001) - Bluray-1080p.mkv', null],
  ['Film (2001) [2160p].mkv', null],
  ['Film (2001) [Extended].mkv', 'Extended'],
  ['Film (2001) - 2160p Remastered.mkv', 'Remastered'],
  ['Film (2001) {edition-Final Cut}.mkv', 'Final Cut'],
  ['Film.2001.UNRATED.1080p.BluRay.x264-GRP.mkv', 'UNRATED'],
  ['Film (2001) Extended Cut - 1080p.mkv', 'Extended Cut'],
  ['Film (2001) - Unrated - GERMAN.mkv', 'GERMAN Unrated'],
  ['Uncut.Gems.2019.1080p.mkv', null],
  ['Film (2001).mkv', null],
  ['Iron Man.mov', null],
  ['Iron Man - 720p.mp4', null],
  ['- .mkv', null],
  ['{edition-.mkv', null],
  [`Film - ${'x'.repeat(1000)}.mkv`, 'x'.repeat(100)],
])('of %s is %s', (path, label) => expect(versionLabel(path)).toBe(label))
