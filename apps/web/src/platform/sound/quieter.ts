import { useStore } from '../store.ts'
import { speakingStore } from './speak.ts'
import { listeningStore } from './speech-recognition.ts'

/** What is left of a film's volume while somebody speaks. */
export const QUIETER = 0.25

/** Factor for the volume of a film, 0.25 or 1: it is quieter while a reply is read, and while somebody is
 *  listened to, whose words it would drown. The volume that a person chose stays what it is. */
export function useQuieter(): number {
  const isSpeaking = useStore(speakingStore)
  const isListening = useStore(listeningStore)
  return isSpeaking || isListening ? QUIETER : 1
}
