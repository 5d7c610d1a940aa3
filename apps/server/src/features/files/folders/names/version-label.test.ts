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
  ['Film (2001).mkv', null],
  ['Iron Man.mov', null],
  ['Iron Man - 720p.mp4', null],
  ['- .mkv', null],
  ['{edition-.mkv', null],
  [`Film - ${'x'.repeat(1000)}.mkv`, 'x'.repeat(100)],
])('of %s is %s', (path, label) => expect(versionLabel(path)).toBe(label))
