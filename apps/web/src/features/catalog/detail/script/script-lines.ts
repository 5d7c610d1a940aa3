/** What somebody says in a film; `speaker` is null where the captions do not say who. */
export type ScriptLine = { speaker: string | null; words: string }

const TIMES = /-->/
const VOICE = /^<v(?:\.[^ >]*)? ([^>]+)>/
const TAG = /<[^<>]*>/g
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' }

/** The words of WebVTT captions as a script, in order: what one speaker says in several cues on end is
 *  one line. Anything that is not a cue is passed over. Source: WebVTT, W3C, "cue text". */
export function scriptLines(captions: string): ScriptLine[] {
  const lines: ScriptLine[] = []
  for (const block of captions.replaceAll('\r\n', '\n').split(/\n{2,}/)) {
    const parts = block.split('\n')
    const times = parts.findIndex((part) => TIMES.test(part))
    if (times < 0) continue
    const text = parts
      .slice(times + 1)
      .join(' ')
      .trim()
    const words = plain(text)
    if (words === '') continue
    const speaker = VOICE.exec(text)?.[1]?.trim() ?? null
    const before = lines.at(-1)
    if (before && before.speaker === speaker && speaker !== null) before.words += ` ${words}`
    else lines.push({ speaker, words })
  }
  return lines
}

function plain(text: string): string {
  const bare = text.replace(TAG, '').replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)
  return bare.replace(/\s+/g, ' ').trim()
}
