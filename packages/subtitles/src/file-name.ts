/** A language tag as it may stand in a file's name. */
const TAG = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,3}$/

/** The name under which subtitles are kept: `subtitles_es.srt`. @throws RangeError when it is no language tag.
 *  Source: specification §9, "Subtitles". */
export function subtitleFileName(language: string): string {
  if (!TAG.test(language)) throw new RangeError(`Not a language tag: ${language.slice(0, 40)}`)
  return `subtitles_${language}.srt`
}
