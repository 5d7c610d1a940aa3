import { type Cue, cueText } from '../cue.ts'
import type { ReadSubtitles } from './problems.ts'
import { type BlockFormat, readTimedBlocks } from './timed-blocks.ts'
import { clock } from './times.ts'

const SRT: BlockFormat = { isNumbered: true, aside: null, head: null }

/** Reads SubRip as it is written and as people get it wrong. Markup is taken away; no cue with text is lost below
 *  the limits of `problems.ts`. */
export const readSrt = (file: string): ReadSubtitles => readTimedBlocks(file, SRT)

/** What would be read as markup or as an entity in a text. Players that decode nothing show these few as they are
 *  written. */
const MARKUP =
  /&(?=#?\w{1,8};)|<(?=[/!A-Za-z0-9>]|[ \t]{0,9}$|\s{1,3}\/?\s{0,3}[biusef])|\{(?=\\|\/?[biu]\}|[cfopsy]:)|\[(?=\/?[biu]\])|\\(?=[Nh])|(?<=[-–—‐‑−=] ?)[>＞]|→(?=\s{0,9}[\p{Nd}OoОоlI|SB])/gimu
const ESCAPES: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;' },
  ...{ '{': '&#123;', '\\': '&#92;', '[': '&#91;', '＞': '&#65310;', '→': '&#8594;' },
}

/** Writes cues as SubRip: numbers from 1, times as `HH:MM:SS,mmm`. Who speaks is not written apart from the text.
 *  Source: specification §9, "Subtitles". */
export function writeSrt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ startSeconds, endSeconds, text }, at) => {
    const escaped = cueText(text.split('\n')).replace(MARKUP, (mark) => ESCAPES[mark] ?? mark)
    return `${at + 1}\n${clock(startSeconds, ',')} --> ${clock(endSeconds, ',')}\n${escaped}\n`
  })
  return blocks.join('\n')
}
