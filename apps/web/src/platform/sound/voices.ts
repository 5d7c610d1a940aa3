import { useSyncExternalStore } from 'react'
import { canSpeak, type Speech, speak } from './speak.ts'

/** The voice that reads a language aloud. `isRemote`: it is one of a service, to which the text is sent. */
export type ReadingVoice = { voice: SpeechSynthesisVoice; isRemote: boolean }

const baseOf = (code: string) => code.toLowerCase().split(/[-_]/)[0]

/** The best of voices for a language (BCP 47); null: none speaks it. One of this device goes before one of
 *  a service, then the same country, then the browser's own favourite. */
export function voiceFor(
  language: string,
  voices: readonly SpeechSynthesisVoice[],
): ReadingVoice | null {
  const isSameCountry = ({ lang }: SpeechSynthesisVoice) =>
    lang.replace('_', '-').toLowerCase() === language.toLowerCase()
  const rank = (voice: SpeechSynthesisVoice) =>
    (voice.localService ? 4 : 0) + (isSameCountry(voice) ? 2 : 0) + (voice.default ? 1 : 0)
  const best = voices
    .filter(({ lang }) => baseOf(lang) === baseOf(language))
    .toSorted((one, other) => rank(other) - rank(one))[0]
  return best ? { voice: best, isRemote: !best.localService } : null
}

function listen(onChange: () => void): () => void {
  if (!canSpeak()) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
}

/** The last answer for each language: the same voice is the same object, although
 *  browsers make new ones with each question. */
const told = new Map<string, ReadingVoice | null>()

function currentVoice(language: string): ReadingVoice | null {
  const found = canSpeak() ? voiceFor(language, speechSynthesis.getVoices()) : null
  const before = told.get(language)
  if (before && isSame(before, found)) return before
  told.set(language, found)
  return found
}

const isSame = (one: ReadingVoice, other: ReadingVoice | null) =>
  one.isRemote === other?.isRemote &&
  one.voice.voiceURI === other.voice.voiceURI &&
  one.voice.lang === other.voice.lang

/** The voice of this browser for a language; null: it has none. Some browsers tell of their voices only
 *  after a while. */
export const useVoice = (language: string): ReadingVoice | null =>
  useSyncExternalStore(listen, () => currentVoice(language))

/** Reads a text aloud in a voice of its language, as {@link speak} does. A browser that tells of no voices
 *  chooses one by the language; one that has voices, but none for it, reads nothing. */
export function speakInVoice(speech: Omit<Speech, 'voice'>): () => void {
  const note = noteOn(speech.language)
  const found = currentVoice(speech.language)
  if (note !== 'noVoice') return speak({ ...speech, ...(found && { voice: found.voice }) })
  speech.onEnd?.()
  return () => undefined
}

function noteOn(language: string): 'noVoice' | 'remoteVoice' | null {
  if (!canSpeak() || speechSynthesis.getVoices().length === 0) return null
  const found = currentVoice(language)
  if (!found) return 'noVoice'
  return found.isRemote ? 'remoteVoice' : null
}

/** What should be known where this browser reads a language aloud: that it has no voice for it, or that the
 *  only one is a service's. */
export const useVoiceNote = (language: string) =>
  useSyncExternalStore(listen, () => noteOn(language))
