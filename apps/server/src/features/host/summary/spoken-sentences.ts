import type { Cue } from '@starnest/subtitles/cue'
import { foldedWords } from '../../../domain/text/fold.ts'
import { sentencesOf, shown } from '../../../domain/text/told-text.ts'
import { withoutSounds } from './loud-sounds.ts'

/** A sentence of a title, and who says it; null: nobody is named. */
export type Sentence = { readonly text: string; readonly speaker: string | null }

/** Sentences shorter than this say nothing of a film. */
const MIN_WORDS = 3

/** Characters of a sentence that somebody says; what is longer is no sentence. */
const MAX_CHARACTERS = 240

/** Seconds of silence after which a sentence does not go on. */
const LONGEST_PAUSE = 5

/** Matches caption text that is not dialogue: markup, addresses, and credits of whoever made the captions. */
const FOREIGN =
  /[<>{}]|https?:|www\.|\.(?:com|org|net|tv)\b|subtitles by|subtítulos por|sous-titres/i

/** Whether a text is a sentence that can stand for a film. */
export const isTelling = (text: string): boolean =>
  !FOREIGN.test(text) && foldedWords(text).length >= MIN_WORDS

type Run = { text: string; speaker: string | null; until: number }

/** What is said in captions, sentence by sentence: what runs over several captions is joined, sounds
 *  and songs, names of speakers, and what is too short are left out, and what is said twice comes once. */
export function spokenSentences(cues: readonly Cue[]): Sentence[] {
  const sentences = new Map<string, Sentence>()
  for (const { text, speaker } of runsOf(cues)) {
    for (const sentence of sentencesOf(text)) {
      const key = foldedWords(sentence).join(' ')
      if (sentence.length > MAX_CHARACTERS || !isTelling(sentence) || sentences.has(key)) continue
      sentences.set(key, { text: sentence, speaker })
    }
  }
  return [...sentences.values()]
}

/** Captions of one speaker on end, as one text. */
function runsOf(cues: readonly Cue[]): Run[] {
  const runs: Run[] = []
  for (const cue of cues) {
    for (const line of linesOf(cue)) {
      const before = runs.at(-1)
      if (before && goesOn(before, cue, line)) {
        before.text += ` ${line.text}`
        before.until = cue.endSeconds
      } else if (line.text !== '') {
        runs.push({ text: line.text, speaker: line.speaker, until: cue.endSeconds })
      }
    }
  }
  return runs
}

const goesOn = (before: Run, cue: Cue, line: Line) =>
  !line.isAnother &&
  before.speaker === line.speaker &&
  cue.startSeconds - before.until < LONGEST_PAUSE &&
  before.text.length < 2 * MAX_CHARACTERS

type Line = { text: string; speaker: string | null; isAnother: boolean }

/** "- Hello" is what another says than the line before. */
const DASH = /^\s*[-–—‐]\s*/
/** "LEO: Hello", as captions without voice tags name who speaks. */
const NAMED = /^\s*(\p{Lu}[\p{Lu}\p{M} .'’]{1,30}):\s/u

/** The lines of a caption, joined but for those that another speaker says. */
function linesOf(cue: Cue): Line[] {
  const voice = cue.speaker ?? null
  const lines: Line[] = []
  for (const written of withoutSounds(cue.text).split('\n')) {
    const isDashed = DASH.test(written)
    const undashed = written.replace(DASH, '')
    const name = NAMED.exec(undashed)?.[1] ?? null
    const said = shown(undashed.replace(NAMED, ''))
    const before = lines.at(-1)
    if (before && !isDashed && name === null) before.text = `${before.text} ${said}`.trim()
    else lines.push({ text: said, speaker: name ?? voice, isAnother: isDashed || name !== null })
  }
  return lines.filter((line) => line.text !== '' && !FOREIGN.test(line.text))
}
