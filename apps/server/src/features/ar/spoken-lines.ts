import { readSubtitles } from '@starnest/subtitles/format/read-subtitles'
import { shown } from '../../domain/text/told-text.ts'
import { readerOf } from '../../ports/language/foreign-text.ts'

/** What somebody says in a film; times in seconds. */
export type SpokenLine = {
  readonly speaker: string
  readonly text: string
  readonly startTime: number
  readonly endTime: number
}

/** Share of a film's time that lines are taken from. What is said last is for who watches it. */
const TOLD_SHARE = 0.75
/** Characters of a line, so that it can be read in a bubble. */
const MAX_CHARACTERS = 140
/** Lines that are looked at. */
const MAX_LINES = 400
/** Matches caption text that no character says: markup, sounds in brackets, songs, addresses. */
const FOREIGN = /[<>{}[\]♪]|https?:|www\./i

/** Captions as they are stored, and how long the film is; 0: not known. */
export type TitleCaptions = { readonly text: string; readonly durationSeconds: number }

/** The lines of captions that say who speaks, without the last quarter of the film. */
export function spokenLines({ text, durationSeconds }: TitleCaptions): SpokenLine[] {
  const { cues } = readSubtitles(text)
  const lastEnd = cues.reduce((latest, { endSeconds }) => Math.max(latest, endSeconds), 0)
  const until = (durationSeconds > 0 ? durationSeconds : lastEnd) * TOLD_SHARE
  const lines: SpokenLine[] = []
  for (const cue of cues) {
    if (lines.length === MAX_LINES) break
    const said = shown(cue.text)
    const speaker = cue.speaker === undefined ? '' : shown(cue.speaker)
    const isLine = speaker !== '' && said !== '' && said.length <= MAX_CHARACTERS
    if (!isLine || FOREIGN.test(said) || cue.startSeconds > until) continue
    lines.push({ speaker, text: said, startTime: cue.startSeconds, endTime: cue.endSeconds })
  }
  return lines
}

/** {@link spokenLines} where it cannot stop the server. */
export const SPOKEN_LINES = readerOf(import.meta.url, spokenLines)
