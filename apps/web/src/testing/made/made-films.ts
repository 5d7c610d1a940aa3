import type { MadeFilm } from '@starnest/contract/studio/studio'
import { testTitle } from './titles.ts'

/** A film of the studio for tests, 45 seconds long, with what a test changes about it. */
export function testMadeFilm(id: number, changes: Partial<MadeFilm> = {}): MadeFilm {
  return {
    animation: testTitle(id),
    craft: {
      hero: `hero of ${id}`,
      world: 'hills',
      light: 'noon',
      camera: 'slow',
      story: 'home again',
      music: '3/4 in F',
      lettering: 'Fredoka',
    },
    frames: 1080,
    drawingSeconds: 600,
    sheetUrl: null,
    ...changes,
  }
}
