import type { HostChatAnswer } from '@starnest/contract/host/host'
import { useEffect, useRef, useState } from 'react'
import { canSpeak } from '../../../platform/sound/speak.ts'
import { speakInVoice } from '../../../platform/sound/voices.ts'
import { useStore } from '../../../platform/store.ts'
import { storedText } from '../../../platform/stored-text.ts'

/** How loud Leo speaks. Source: specification §9, "Speech reply". */
const VOLUME = 0.7

/** Key of the browser's storage that remembers that Leo is not to speak on this device. */
const kept = storedText('starnest.leo-voice')

/** Leo's voice: on unless it was turned off on this device. It reads only what it is told to. */
export function useVoice() {
  const isOn = useStore(kept) !== 'off'
  const [isSpeaking, setSpeaking] = useState(false)
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])
  const quiet = () => stop.current()
  const say = ({ response: text, language }: HostChatAnswer) => {
    if (!isOn || !canSpeak()) return
    setSpeaking(true)
    const onEnd = () => setSpeaking(false)
    stop.current = speakInVoice({ text, language, volume: VOLUME, onEnd })
  }
  const toggle = () => {
    if (isOn) quiet()
    kept.set(isOn ? 'off' : 'on')
  }
  return { isOn, isSpeaking, isThere: canSpeak(), say, quiet, toggle }
}
