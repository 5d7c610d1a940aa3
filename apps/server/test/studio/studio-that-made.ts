import { CRAFTS, filmCraftSchema } from '@starnest/contract/studio/studio'
import { EMPTY_STUDIO, type StudioLibrary } from '../../src/features/studio/studio-library.ts'

/** A studio that has made the films of these slugs, and tells how by naming them again and again. */
export function studioThatMade(slugs: readonly string[]): StudioLibrary {
  const films = slugs.map((slug) => ({
    slug,
    craft: filmCraftSchema.parse(Object.fromEntries(CRAFTS.map((craft) => [craft, slug]))),
    frames: 1,
    drawingSeconds: 1,
  }))
  return { ...EMPTY_STUDIO, films }
}
