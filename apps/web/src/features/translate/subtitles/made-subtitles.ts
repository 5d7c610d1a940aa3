import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import type { Subtitle, SubtitlesAnswer } from '@starnest/contract/translate/translate'
import type { Cue } from '@starnest/subtitles/cue'
import { subtitleFileName } from '@starnest/subtitles/file-name'
import { writeSrt } from '@starnest/subtitles/format/srt'
import { writeVtt } from '@starnest/subtitles/format/vtt'
import { type Audience, rulesFor } from '@starnest/subtitles/rules'
import { fitToFilm } from '@starnest/subtitles/timing/fit-film'
import {
  inOneGo,
  retimeTranslation,
  timeByReading,
} from '@starnest/subtitles/timing/retime-translation'
import { byBrowser, type Translated } from '../panel/result/translated.ts'

/** Subtitles that were made, and what is known of their translation. */
export type MadeSubtitles = Omit<SubtitlesAnswer, 'engine'> & Translated

/** A cue as the subtitle package writes it. */
export const cueOf = ({ startTime, endTime, text }: Subtitle): Cue => ({
  startSeconds: startTime,
  endSeconds: endTime,
  text,
})

/** A cue as calls carry it. */
export const subtitleOf = ({ startSeconds, endSeconds, text }: Cue): Subtitle => ({
  startTime: startSeconds,
  endTime: endSeconds,
  text,
})

/** Formats that subtitles are handed out in. */
export type FileFormat = 'srt' | 'vtt'

/** A file of subtitles with its name. Source: specification §9, "Subtitles". */
export function subtitleFile(
  subtitles: readonly Subtitle[],
  language: string,
  format: FileFormat,
): { name: string; file: Blob } {
  const cues = subtitles.map(cueOf)
  const name = subtitleFileName(language)
  return format === 'srt'
    ? { name, file: new Blob([writeSrt(cues)], { type: 'application/x-subrip' }) }
    : {
        name: name.replace(/srt$/, 'vtt'),
        file: new Blob([writeVtt(cues)], { type: 'text/vtt' }),
      }
}

/** The same subtitles with the texts that this browser translated, one for each, at times at which they can be
 *  read. `durationSeconds`: of the film; 0: nobody knows. */
export function withTexts(
  made: MadeSubtitles,
  texts: readonly string[],
  { durationSeconds, ...reading }: Reading & { durationSeconds: number },
): MadeSubtitles {
  const before = made.subtitles.map(cueOf)
  if (made.timing === 'reading') {
    const cues = inOneGo(timeByReading(before, texts, reading))
    const rules = rulesFor(reading.language, reading.audience)
    const fit =
      durationSeconds > 0
        ? fitToFilm(cues, { durationSeconds, rules })
        : { cues, overflowSeconds: 0 }
    const { overflowSeconds } = fit
    return { ...byBrowser(made), subtitles: fit.cues.map(subtitleOf), overflowSeconds, tooFast: 0 }
  }
  const { cues, tooFast } = retimeTranslation(before, texts, reading)
  return { ...byBrowser(made), subtitles: cues.map(subtitleOf), tooFast: tooFast.length }
}

type Reading = { language: InterfaceLanguage; audience: Audience }
