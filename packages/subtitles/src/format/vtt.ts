import { type Cue, cueText } from '../cue.ts'
import type { ReadSubtitles } from './problems.ts'
import { type BlockFormat, readTimedBlocks } from './timed-blocks.ts'
import { clock } from './times.ts'

const VTT: BlockFormat = {
  isNumbered: false,
  aside: /^(?:NOTE|STYLE|REGION)(?:\s|$)/,
  head: /^\s{0,9}WEBVTT(?:\s|$)/,
}

/** Reads WebVTT as it is written and as people get it wrong: its head, notes, styles and regions are passed over, and
 *  markup is taken away; no cue with text is lost below the limits of `problems.ts`. Source: WebVTT, W3C. */
export const readVtt = (file: string): ReadSubtitles => readTimedBlocks(file, VTT)

const MARKUP =
  /[&<>＞→\u00a0\u200e\u200f]|\{(?=\\|\/?[biu]\}|[cfopsy]:)|\[(?=\/?[biu]\])|\\(?=[Nh])/gi
const ESCAPES: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' },
  ...{ '\u200e': '&lrm;', '\u200f': '&rlm;', '{': '&#123;', '\\': '&#92;' },
  ...{ '[': '&#91;', '＞': '&#65310;', '→': '&#8594;' },
}

const escaped = (text: string) => text.replace(MARKUP, (mark) => ESCAPES[mark] ?? mark)

/** Writes cues as WebVTT. Whatever looks like markup in them is text; marks of direction are written as entities. */
export function writeVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ startSeconds, endSeconds, text, speaker }) => {
    const said = escaped(cueText(text.split('\n')))
    const name = escaped(cueText([speaker ?? '']))
    const voice = name === '' ? '' : `<v ${name}>`
    return `${clock(startSeconds, '.')} --> ${clock(endSeconds, '.')}\n${voice}${said}\n`
  })
  return ['WEBVTT\n', ...blocks].join('\n')
}
