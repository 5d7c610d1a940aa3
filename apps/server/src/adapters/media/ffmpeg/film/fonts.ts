import { fileURLToPath } from 'node:url'
import { GlobalFonts } from '@napi-rs/canvas'
import type { EditorFont } from '@starnest/contract/editor/document'
import { FONT_FAMILIES } from '@starnest/editor/draw/text'

/** Files of our fonts, in the packages that they come from. All are under the SIL Open Font License. */
const FILES: Readonly<Record<EditorFont, string>> = {
  outfit: '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2',
  baloo: '@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff2',
  bangers: '@fontsource/bangers/files/bangers-latin-400-normal.woff2',
  pacifico: '@fontsource/pacifico/files/pacifico-latin-400-normal.woff2',
  limelight: '@fontsource/limelight/files/limelight-latin-400-normal.woff2',
}

/** Makes our fonts known to the canvas of this process. Letters that they do not have come from the fonts of
 *  the machine. */
export function registerFonts(): void {
  for (const [font, family] of Object.entries(FONT_FAMILIES)) {
    const file = FILES[font as EditorFont]
    GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(file)), family)
  }
}
