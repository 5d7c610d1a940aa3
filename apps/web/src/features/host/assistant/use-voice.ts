import { useEffect, useRef, useState } from 'react'
import { canSpeak, speak } from '../../../platform/sound/speak.ts'
import { useStore } from '../../../platform/store.ts'
import { storedText } from '../../../platform/stored-text.ts'
import { useLanguage } from '../../../platform/texts.ts'

/** How loud Leo speaks. Source: specification §9, "Speech reply". */
const VOLUME = 0.7

/** Key of the browser's storage that remembers that Leo is not to speak on this device. */
const kept = storedText('starnest.leo-voice')

/** Leo's voice: on unless it was turned off on this device. It reads only what it is told to. */
export function useVoice() {
  const language = useLanguage()
  const isOn = useStore(kept) !== 'off'
  const [isSpeaking, setSpeaking] = useState(false)
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])
  const quiet = () => stop.current()
  const say = (text: string) => {
    if (!isOn || !canSpeak()) return
    setSpeaking(true)
    stop.current = speak({ text, language, volume: VOLUME, onEnd: () => setSpeaking(false) })
  }
  const toggle = () => {
    if (isOn) quiet()
    kept.set(isOn ? 'off' : 'on')
  }
  return { isOn, isSpeaking, isThere: canSpeak(), say, quiet, toggle }
}
