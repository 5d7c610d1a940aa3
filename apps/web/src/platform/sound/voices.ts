import { useSyncExternalStore } from 'react'
import { canSpeak } from './speak.ts'

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
