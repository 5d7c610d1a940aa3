import { readFile } from 'node:fs/promises'
import { INTERFACE_LANGUAGES } from '@starnest/contract/text/languages'
import type { DemoFilm } from '@starnest/demo-library/library'
import { readVtt, writeVtt } from '@starnest/subtitles/format/vtt'
import type { Audience } from '@starnest/subtitles/rules'
import { retimeTranslation } from '@starnest/subtitles/timing/retime-translation'

/** Captions in one language, as WebVTT. */
export type ToldCaptions = { language: string; label: string; vtt: string }

/** Ratings of films that small children watch: they read more slowly. */
const FOR_SMALL_CHILDREN = new Set(['G', 'TV-Y', 'TV-G'])
/** Who says a cue, before its words. Source: WebVTT, "cue voice span". */
const VOICE = /^<v ([^>]{1,60})>/

/** The captions of a film, or of its trailer, in the languages that it is told in besides English: each cue
 *  begins when the English one does and stands as long as its own words take to read, where there is room.
 *  @throws RangeError for a language that has not as many cues as English */
export async function toldCaptions(
  { manifest, texts }: DemoFilm,
  english: { path: string } | undefined,
  of: 'captions' | 'trailer',
): Promise<ToldCaptions[]> {
  if (!english) return []
  const { cues } = readVtt(await readFile(english.path, 'utf8'))
  const audience: Audience = FOR_SMALL_CHILDREN.has(manifest.rating) ? 'child' : 'adult'
  return INTERFACE_LANGUAGES.flatMap(({ code, name }) => {
    const told = texts[code]?.[of]
    if (!told) return []
    const voices = told.map((text) => VOICE.exec(text)?.[1])
    const words = told.map((text) => text.replace(VOICE, ''))
    const retimed = retimeTranslation(cues, words, { language: code, audience })
    const spoken = retimed.cues.map(({ from, ...cue }) => {
      const speaker = voices[from]
      return speaker === undefined ? cue : { ...cue, speaker }
    })
    return [{ language: code, label: name, vtt: writeVtt(spoken) }]
  })
}
