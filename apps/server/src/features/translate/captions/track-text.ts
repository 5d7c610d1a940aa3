import type { Subtitle } from '@starnest/contract/translate/translate'
import { type CaptionKind, captionKindSchema } from '@starnest/contract/watch/captions'
import type { Cue } from '@starnest/subtitles/cue'
import { writeVtt } from '@starnest/subtitles/format/vtt'

const SIGNATURE = 'WEBVTT'

/** Characters in which a track says its kind. */
export const HEAD_CHARACTERS = 40

/** Cues as the text of a track, which says its kind behind the signature of WebVTT: players pass over what stands
 *  there. Source: WebVTT, W3C, "WebVTT file structure". */
export function trackText(cues: readonly Subtitle[], kind: CaptionKind | undefined): string {
  const inOrder = cues.map(cueOf).sort((one, other) => one.startSeconds - other.startSeconds)
  const text = writeVtt(inOrder)
  return kind ? `${SIGNATURE} kind=${kind}${text.slice(SIGNATURE.length)}` : text
}

/** The kind that a track says it has; undefined: all that is said, without sounds. */
export function kindOf(text: string): CaptionKind | undefined {
  const [, said] = /^WEBVTT kind=([a-z]{1,20})\n/.exec(text.slice(0, HEAD_CHARACTERS)) ?? []
  return captionKindSchema.safeParse(said).data
}

const cueOf = ({ startTime, endTime, text }: Subtitle): Cue => ({
  startSeconds: startTime,
  endSeconds: endTime,
  // An empty line would end the cue.
  text: text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n'),
})
