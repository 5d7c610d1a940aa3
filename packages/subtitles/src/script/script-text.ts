import type { Cue } from '../cue.ts'

/** A cue cut from a script, and what stood in the script after each of its lines: a space or nothing. */
export type ScriptCue = Cue & { readonly joints: readonly Joint[] }

/** What stands between two lines of a script: nothing where a word or a text without spaces was broken. */
export type Joint = ' ' | ''

/** White space and control characters, which show nothing either. */
const BLANK = /[\s\p{Cc}]+/gu

/** A text in which each run of white space is one space. Half surrogate pairs become replacement characters. */
export const foldedText = (text: string): string => text.toWellFormed().replace(BLANK, ' ').trim()

/** The script that cues were cut from, with its white space folded: lines, each followed by what stood after it. */
export function joinScript(cues: readonly ScriptCue[]): string {
  const lines = cues.flatMap(({ text, joints }) =>
    text.split('\n').map((line, at) => line + (joints[at] ?? ' ')),
  )
  return lines.join('').trim()
}
