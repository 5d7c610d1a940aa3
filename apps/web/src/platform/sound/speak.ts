import { createStore } from '../store.ts'

/** How a reply is read. Source: specification §9, "Speech reply". */
const RATE = 0.9
const PITCH = 1.1
/** A browser without voices never begins and never says so: after this long it counts as read. */
const BEGIN_LIMIT_MS = 4000
/** Longest that a letter takes to be read; some browsers forget to say that they have come to the end. */
const LETTER_LIMIT_MS = 150

/** A text to be read aloud. `volume`, 0 to 1. `rate`, 0.1 to 10, and `pitch`, 0 to 2, are those of a reply
 *  unless told; without `voice` the browser chooses one. `onEnd` is called once: when it was read, stopped
 *  or failed. */
export type Speech = {
  text: string
  language: string
  volume: number
  rate?: number
  pitch?: number
  voice?: SpeechSynthesisVoice
  onEnd?: () => void
}

/** Whether something is read aloud now: what else sounds is quieter meanwhile, and nobody is listened to. */
export const speakingStore = createStore(() => false)

/** Ends what is being read. */
let endCurrent: (() => void) | undefined

/** Whether this browser reads texts aloud. */
export const canSpeak = (): boolean => 'speechSynthesis' in window

/** Stops what is being read, whoever began it. */
export function stopSpeaking(): void {
  endCurrent?.()
}

/** Reads a text aloud in place of what is being read. Returns the way to stop, which may be called twice. */
export function speak(speech: Speech): () => void {
  const { text, language, volume, rate = RATE, pitch = PITCH, voice = null, onEnd } = speech
  stopSpeaking()
  if (!canSpeak()) {
    onEnd?.()
    return () => undefined
  }
  const utterance = new SpeechSynthesisUtterance(text)
  Object.assign(utterance, { lang: language, rate, pitch, volume, voice })
  let limit: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    if (endCurrent !== end) return
    endCurrent = undefined
    clearTimeout(limit)
    utterance.onstart = null
    utterance.onend = null
    utterance.onerror = null
    speechSynthesis.cancel()
    speakingStore.set(false)
    onEnd?.()
  }
  limit = setTimeout(end, BEGIN_LIMIT_MS)
  utterance.onstart = () => {
    clearTimeout(limit)
    limit = setTimeout(end, BEGIN_LIMIT_MS + text.length * LETTER_LIMIT_MS)
  }
  utterance.onend = end
  utterance.onerror = end
  endCurrent = end
  speakingStore.set(true)
  speechSynthesis.speak(utterance)
  return end
}
