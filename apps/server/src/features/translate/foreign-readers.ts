import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import type { Cue } from '@starnest/subtitles/cue'
import type { ForeignText, Reader } from '../../ports/language/foreign-text.ts'
import { SUBTITLE_FILE, type SubtitleFile, TRACK } from './read-track.ts'

/** Named by its address, because loading it here would take 90 MB of this thread. */
const LANGUAGES: Reader<readonly string[], (InterfaceLanguage | null)[]> = {
  module: new URL('./engines/detect-language.ts', import.meta.url).href,
  name: 'detectLanguages',
  read: (texts) => texts.map(() => null),
}

/** The language of a text; null: nobody can tell. */
export async function languageOf(
  foreignText: ForeignText,
  text: string,
): Promise<InterfaceLanguage | null> {
  const [language = null] = await foreignText.read(LANGUAGES, [text])
  return language
}

/** The cues of a caption track. */
export const readTrack = (foreignText: ForeignText, text: string): Promise<readonly Cue[]> =>
  foreignText.read(TRACK, text)

/** A script that is a file of subtitles; null: it is plain text. */
export const readSubtitleFile = (
  foreignText: ForeignText,
  script: string,
): Promise<SubtitleFile | null> => foreignText.read(SUBTITLE_FILE, script)
