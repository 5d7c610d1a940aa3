import { type Cue, toMs } from './cue.ts'
import {
  characterCount,
  MAX_CUE_MS,
  MAX_LINES,
  MIN_CUE_MS,
  MIN_GAP_MS,
  type Rules,
  readingMs,
} from './rules.ts'

/** A rule that a cue does not keep. `gap` is of the gap before it, `order` of its place after the cue before. */
export type CueFault = {
  readonly cue: number
  readonly code: 'lines' | 'line_length' | 'too_short' | 'too_long' | 'gap' | 'order' | 'too_fast'
}

/** Every rule that cues do not keep, in their order. */
export function faultsOf(cues: readonly Cue[], rules: Rules): CueFault[] {
  return cues.flatMap((cue, at) => {
    const before = cues[at - 1]
    return [...textFaults(cue, rules), ...timeFaults(cue, before, rules)].map((code) => ({
      cue: at,
      code,
    }))
  })
}

type Code = CueFault['code']

function textFaults({ text }: Cue, { charactersPerLine }: Rules): Code[] {
  const lines = text.split('\n')
  const isLong = lines.some((line) => characterCount(line) > charactersPerLine)
  const isOff = lines.length > MAX_LINES || lines.some((line) => line.trim() === '')
  return [...(isOff ? (['lines'] as const) : []), ...(isLong ? (['line_length'] as const) : [])]
}

function timeFaults(cue: Cue, before: Cue | undefined, rules: Rules): Code[] {
  const startMs = toMs(cue.startSeconds)
  const standsMs = toMs(cue.endSeconds) - startMs
  const codes: Code[] = []
  if (standsMs < MIN_CUE_MS) codes.push('too_short')
  if (standsMs > MAX_CUE_MS) codes.push('too_long')
  if (standsMs < readingMs(cue.text, rules)) codes.push('too_fast')
  if (!before) return codes
  if (startMs < toMs(before.endSeconds)) codes.push('order')
  else if (startMs - toMs(before.endSeconds) < MIN_GAP_MS) codes.push('gap')
  return codes
}
