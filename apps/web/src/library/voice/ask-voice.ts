import { createStore } from '../../platform/store.ts'

/** What is asked of the voice control: to open; to listen, or to stop; what a key that is held means. */
export type VoiceRequest =
  | { is: 'open' }
  | { is: 'toggle' }
  | { is: 'press' }
  | { is: 'release'; heldMs: number }

/** The newest request that nobody has taken yet; null: there is none. */
export const voiceRequests = createStore<VoiceRequest | null>(() => null)

/** Asks the voice control for something, from any screen. */
export const askVoice = (request: VoiceRequest) => voiceRequests.set({ ...request })
