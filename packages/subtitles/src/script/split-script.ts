import { cueOfMs } from '../cue.ts'
import {
  type Audience,
  MIN_GAP_MS,
  PARAGRAPH_GAP_MS,
  readingMs,
  rulesFor,
  type SubtitleLanguage,
} from '../rules.ts'
import { type CutCue, cutCues } from './cut-cues.ts'
import { type Piece, piecesOf } from './pieces.ts'
import type { ScriptCue } from './script-text.ts'

/** Longest script that is cut, UTF-16 units. */
export const MAX_SCRIPT_CHARACTERS = 1_048_576

/** What one more cue of a script costs: sentences get cues of their own, but for the shortest. */
const CUE_COST = 3

/** The language of a script, and whether it is cut for adults or for children. */
export type SplitOptions = { readonly language: SubtitleLanguage; readonly audience: Audience }

/** Cuts a script into cues that keep the rules of its language: at most two lines, each as long as it is read.
 *  The first one begins at 0. A paragraph (an empty line before it), `NAME: line` and `- line` begin a cue, and stay
 *  in the text. Cues come one by one, with the work for some 2000 characters at most between two of them, so that who
 *  asks can do other things in between. `joinScript` gives the script back. @throws RangeError when it is longer
 *  than `MAX_SCRIPT_CHARACTERS`. */
export function* splitScript(
  script: string,
  { language, audience }: SplitOptions,
): Generator<ScriptCue> {
  if (script.length > MAX_SCRIPT_CHARACTERS) {
    throw new RangeError(`A script has at most ${MAX_SCRIPT_CHARACTERS} characters`)
  }
  const rules = rulesFor(language, audience)
  let endMs: number | null = null
  for (const piece of piecesOf(script)) {
    const cues = cutCues({ ...piece, language, rules, cueCost: CUE_COST })
    for (const [place, cue] of cues.entries()) {
      const pauseMs = piece.isParagraph && place === 0 ? PARAGRAPH_GAP_MS : 0
      const startMs: number = endMs === null ? 0 : endMs + MIN_GAP_MS + pauseMs
      const text = cue.lines.join('\n')
      endMs = startMs + readingMs(text, rules)
      const joints = place === cues.length - 1 ? lastJoints(cue, piece) : cue.joints
      yield { ...cueOfMs(startMs, endMs, text), joints }
    }
  }
}

/** After the last line of a piece stands what stands after the piece. */
const lastJoints = ({ joints }: CutCue, { joint }: Piece) => [...joints.slice(0, -1), joint]
