import { readVtt } from '@starnest/subtitles/format/vtt'

/** What somebody says in a film; `speaker` is null where the captions do not say who. */
export type ScriptLine = { speaker: string | null; words: string }

/** The words of WebVTT captions as a script, in order: what one speaker says in several cues on end is
 *  one line. */
export function scriptLines(captions: string): ScriptLine[] {
  const lines: ScriptLine[] = []
  for (const { text, speaker = null } of readVtt(captions).cues) {
    const words = text.replace(/\s+/g, ' ')
    const before = lines.at(-1)
    if (before && before.speaker === speaker && speaker !== null) before.words += ` ${words}`
    else lines.push({ speaker, words })
  }
  return lines
}
