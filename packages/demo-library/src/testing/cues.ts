/** One caption: seconds, and its text with the speaker's tag. */
export type Cue = { start: number; end: number; text: string }

/** The cues of a WebVTT file as our renderer writes it. @throws Error when it is not one. */
export function cuesOf(vtt: string): Cue[] {
  const [signature, ...blocks] = vtt.trim().split(/\n\n+/)
  if (signature !== 'WEBVTT') throw new Error('The file does not begin with WEBVTT')
  return blocks.map((block) => {
    const [, timing = '', ...text] = block.split('\n')
    const [start = Number.NaN, end = Number.NaN] = timing.split(' --> ').map(seconds)
    return { start, end, text: text.join('\n') }
  })
}

const seconds = (stamp: string): number =>
  stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
