import { useEffect, useRef, useState } from 'react'
import {
  canRecognizeSpeech,
  listenToSpeech,
} from '../../../../platform/sound/speech-recognition.ts'
import { type CarouselCommand, carouselCommand } from './carousel-command.ts'

/** What is done with what somebody says. */
export type VoiceSearchTargets = {
  /** A carousel is to be moved. */
  onCommand: (command: CarouselCommand) => void
  /** Anything else that was said is looked for. */
  onPhrase: (phrase: string) => void
  /** Listening failed, by the failure's name in the Web Speech API. */
  onFailure: (failure: string) => void
}

/** Listening that is toggled on and off and stops by itself on a failure, at its end, and when the
 *  screen that asked is left. Source: specification §4, "Home voice search". */
export function useVoiceSearch(targets: VoiceSearchTargets) {
  const [isListening, setListening] = useState(false)
  const latest = useRef(targets)
  const stop = useRef<(() => void) | undefined>(undefined)
  useEffect(() => {
    latest.current = targets
  })
  useEffect(() => () => stop.current?.(), [])

  const start = () => {
    setListening(true)
    stop.current = listenToSpeech({
      onPhrase: (phrase) => {
        const command = carouselCommand(phrase)
        if (command) latest.current.onCommand(command)
        else latest.current.onPhrase(phrase)
      },
      onEnd: (failure) => {
        stop.current = undefined
        setListening(false)
        if (failure) latest.current.onFailure(failure)
      },
    })
  }
  return {
    isSupported: canRecognizeSpeech(),
    isListening,
    toggle: () => (stop.current ? stop.current() : start()),
  }
}
