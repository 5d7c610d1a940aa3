import { fileURLToPath } from 'node:url'
import { GlobalFonts } from '@napi-rs/canvas'
import { EDITOR_FONTS, type EditorFont } from '@starnest/contract/editor/document'
import { FONT_FAMILIES } from '@starnest/editor/draw/text'

/** Makes our fonts known to the canvas of this process, from the packages that they come from; all are under
 *  the SIL Open Font License. Letters that they do not have come from the fonts of the machine. */
export function registerFonts(): void {
  const files: Readonly<Record<EditorFont, string>> = {
    outfit: import.meta.resolve('@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2'),
    baloo: import.meta.resolve('@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff2'),
    bangers: import.meta.resolve('@fontsource/bangers/files/bangers-latin-400-normal.woff2'),
    pacifico: import.meta.resolve('@fontsource/pacifico/files/pacifico-latin-400-normal.woff2'),
    limelight: import.meta.resolve('@fontsource/limelight/files/limelight-latin-400-normal.woff2'),
  }
  for (const font of EDITOR_FONTS) {
    GlobalFonts.registerFromPath(fileURLToPath(files[font]), FONT_FAMILIES[font])
  }
}
