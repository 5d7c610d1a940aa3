import type { EngineProblem } from '@starnest/contract/translate/translate'
import type { MediaJob } from '../media/media.ts'

/** When somebody speaks in a film. */
export type SpeechSpan = { readonly startSeconds: number; readonly endSeconds: number }

/** Something that was said, and when. */
export type SaidCue = SpeechSpan & { readonly text: string }

/** How what makes text of speech is doing. `place` is the folder of its models. */
export type SpeechState = {
  readonly state: 'ready' | 'missing' | 'failed'
  readonly problem: EngineProblem | null
  readonly place: string
}

/** Hears what is said in films. */
export interface Speech {
  /** How making text of speech is doing; never rejects. Finding speech needs nothing but the media engine. */
  state(): Promise<SpeechState>

  /** When somebody speaks in a film, by how loud it is; none where it has no sound. @throws MediaError */
  findSpans(job: MediaJob): Promise<readonly SpeechSpan[]>

  /** What is said in a film, in a language (BCP 47, its first part counts). `onPercent` hears of 0 to 100.
   *  @throws MediaError, with the reason `missing` where {@link Speech.state} is not ready */
  transcribe(
    job: MediaJob & {
      readonly language: string
      readonly onPercent: (percent: number) => void
    },
  ): Promise<readonly SaidCue[]>
}
