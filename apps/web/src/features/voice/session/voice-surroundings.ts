import type {
  HostAction,
  VoiceCommandAnswer,
  VoiceCommandRequest,
} from '@starnest/contract/host/host'
import type { Listening, SpeechOptions } from '../../../platform/sound/speech-recognition.ts'
import type { CarouselCommand } from '../words/carousel-command.ts'
import type { VoiceState } from './voice-state.ts'

/** What a voice session needs of the page. All of it is asked at the moment it is used. */
export type VoiceSurroundings = {
  listen: (options: SpeechOptions) => Listening
  /** How whoever watches may be listened to now; null: not at all. */
  hearing: () => Pick<SpeechOptions, 'language' | 'isOnDevice'> | null
  /** Stops whatever is read aloud on the page. */
  hush: () => void
  where: () => { titleId?: number | undefined; isPlaying: boolean }
  ask: (request: VoiceCommandRequest, signal: AbortSignal) => Promise<VoiceCommandAnswer>
  moveCarousel: (command: CarouselCommand) => void
  act: (action: HostAction) => void
  /** Whether replies are read aloud. */
  reads: () => boolean
  /** Reads a reply aloud and returns the way to stop; `onEnd` is called once. */
  read: (answer: VoiceCommandAnswer, onEnd: () => void) => () => void
}

/** All that the voice control shows. `phrase`: what was understood or typed last; `error`: why its answer did
 *  not come; `answer`: the last one, until something else is asked. */
export type VoiceShown = {
  state: VoiceState
  phrase: string
  answer: VoiceCommandAnswer | null
  error: unknown
}
