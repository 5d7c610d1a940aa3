import baloo from '@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff2?url'
import bangers from '@fontsource/bangers/files/bangers-latin-400-normal.woff2?url'
import limelight from '@fontsource/limelight/files/limelight-latin-400-normal.woff2?url'
import pacifico from '@fontsource/pacifico/files/pacifico-latin-400-normal.woff2?url'
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'
import { EDITOR_FONTS } from '@starnest/contract/editor/document'
import { FONT_FAMILIES } from '@starnest/editor/draw/text'

const FILES = { outfit, baloo, bangers, limelight, pacifico } as const

let loading: Promise<unknown> | undefined

/** Loads the fonts of words on the picture, the same files that the server draws with. Resolves also where one
 *  could not be had: the browser's own is drawn then. */
export function loadFonts(): Promise<unknown> {
  loading ??= Promise.allSettled(
    EDITOR_FONTS.map(async (font) => {
      // One file stands for all weights: none is made up.
      const face = new FontFace(FONT_FAMILIES[font], `url("${FILES[font]}")`, { weight: '100 900' })
      document.fonts.add(await face.load())
    }),
  )
  return loading
}
