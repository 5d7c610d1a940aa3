import { useEffect, useRef, useState } from 'react'
import {
  MicrophoneError,
  type MicrophoneRefusal,
} from '../../../../platform/sound/open-microphone.ts'
import { jamAudio } from '../../round/jam-audio.ts'
import { openPhoneVoice, type VoiceNow, type VoiceUse } from './phone-voice.ts'
import { keepAwake } from './wake-lock.ts'

/** The microphone of this phone. */
export type PhoneMicrophone =
  | { is: 'off'; problem: MicrophoneRefusal | 'lost' | null }
  | { is: 'opening' }
  | { is: 'on' }

type MicrophoneUse = Omit<VoiceUse, 'onHeard'> & { onReady: (isReady: boolean) => void }

/** Opens and closes the microphone, and keeps the phone awake while it is open. */
export function usePhoneMicrophone(use: MicrophoneUse) {
  const [microphone, setMicrophone] = useState<PhoneMicrophone>({ is: 'off', problem: null })
  const [voice, setVoice] = useState<VoiceNow | null>(null)
  const latest = useRef(use)
  useEffect(() => {
    latest.current = use
  })
  const close = useRef<(() => void) | null>(null)
  const isGone = useRef(false)

  const turnOff = (problem: MicrophoneRefusal | 'lost' | null = null) => {
    close.current?.()
    close.current = null
    setVoice(null)
    setMicrophone({ is: 'off', problem })
    latest.current.onReady(false)
  }
  const turnOn = async () => {
    setMicrophone({ is: 'opening' })
    try {
      const closeVoice = await openPhoneVoice({
        songMsAt: (nowMs) => latest.current.songMsAt(nowMs),
        send: (bundle) => latest.current.send(bundle),
        onHeard: setVoice,
        onLost: () => turnOff('lost'),
      })
      if (isGone.current) return closeVoice()
      close.current = closeVoice
      setMicrophone({ is: 'on' })
      latest.current.onReady(true)
    } catch (error) {
      setMicrophone({
        is: 'off',
        problem: error instanceof MicrophoneError ? error.reason : 'failed',
      })
    }
  }

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      close.current?.()
      close.current = null
    }
  }, [])

  const isOn = microphone.is === 'on'
  useEffect(() => {
    if (!isOn) return
    const letSleep = keepAwake()
    // A phone that was elsewhere has stopped its audio.
    const wake = () => {
      if (document.visibilityState === 'visible') jamAudio().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', wake)
    return () => {
      letSleep()
      document.removeEventListener('visibilitychange', wake)
    }
  }, [isOn])

  return { microphone, voice, turnOn: () => void turnOn(), turnOff: () => turnOff() }
}
