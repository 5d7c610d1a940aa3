import type { OnDeviceSpeech } from '../../../platform/sound/speech-recognition.ts'
import type { VoiceConsent } from '../voice-choices.ts'

/** How whoever watches may be listened to in this browser. */
export type SpeechWay =
  /** That is not known yet. */
  | { is: 'checking' }
  /** Only typing is left: the browser has no recognition, or none that keeps what a child says on the device. */
  | { is: 'typed'; why: 'unsupported' | 'child' }
  /** Nobody has agreed yet. `service`: what is said would go to the service of the browser's maker. */
  | { is: 'asking'; goesTo: 'device' | 'service'; canInstall: boolean }
  /** What is needed to understand it on this device has to be fetched first. */
  | { is: 'missing'; state: 'downloadable' | 'downloading' }
  | { is: 'ready'; isOnDevice: boolean }

type SpeechFacts = {
  canRecognize: boolean
  /** A child is among those who watch; undefined: not known yet. */
  isChild: boolean | undefined
  /** null: not known yet. */
  onDevice: OnDeviceSpeech['state'] | null
  consent: VoiceConsent
}

/** How somebody may be listened to: on the device wherever the browser can, a child nowhere else, and
 *  nobody without having agreed. */
export function speechWay({ canRecognize, isChild, onDevice, consent }: SpeechFacts): SpeechWay {
  if (!canRecognize) return { is: 'typed', why: 'unsupported' }
  if (onDevice === null || isChild === undefined) return { is: 'checking' }
  if (onDevice === 'available') {
    return consent ? { is: 'ready', isOnDevice: true } : ASKING_HERE
  }
  const canInstall = onDevice !== 'unavailable'
  if (isChild || consent === 'on-device') {
    if (canInstall) return { is: 'missing', state: onDevice }
    if (isChild) return { is: 'typed', why: 'child' }
  }
  if (consent === 'service') return { is: 'ready', isOnDevice: false }
  return { is: 'asking', goesTo: 'service', canInstall }
}

const ASKING_HERE: SpeechWay = { is: 'asking', goesTo: 'device', canInstall: false }
