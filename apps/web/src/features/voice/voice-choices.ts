import { storedText } from '../../platform/stored-text.ts'

const consent = storedText('starnest.voice')
const reply = storedText('starnest.voice-reply')

/** What somebody on this device agreed to: that the microphone is used as long as nothing that is said leaves
 *  the device, or also where the browser asks a service; null: nobody was asked yet. */
export type VoiceConsent = 'on-device' | 'service' | null

/** What was agreed to, as this browser remembers it. */
export const voiceConsent = {
  subscribe: consent.subscribe,
  get: (): VoiceConsent => {
    const text = consent.get()
    return text === 'on-device' || text === 'service' ? text : null
  },
  set: (agreed: VoiceConsent) => consent.set(agreed ?? ''),
}

/** Whether replies to what is said are read aloud; they are, until somebody turns it off on this device. */
export const readsReplies = {
  subscribe: reply.subscribe,
  get: () => reply.get() !== 'off',
  set: (isOn: boolean) => reply.set(isOn ? 'on' : 'off'),
}
