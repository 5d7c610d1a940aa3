import { useEffect, useState } from 'react'
import {
  listMicrophones,
  type Microphone,
  MicrophoneError,
  type MicrophoneRefusal,
  openMicrophone,
} from '../../../platform/sound/open-microphone.ts'
import { jamAudio } from '../round/jam-audio.ts'
import { outputName } from './microphone-delay.ts'

/** A microphone to look at. */
export type OpenedMicrophone = {
  microphone: Microphone
  audio: AudioContext
  /** What sound comes from. */
  output: string
}

/** A microphone that can be chosen. */
type MicrophoneChoice = { deviceId: string; label: string }

/** How the microphone of the panel stands. */
export type MicrophoneState =
  | { is: 'opening' }
  | ({ is: 'open' } & OpenedMicrophone)
  | { is: 'refused'; reason: MicrophoneRefusal }

/** Holds a microphone open as long as it is looked at; null: the browser chooses which. Another `attempt` asks
 *  for it again. */
export function useMicrophone(deviceId: string | null, attempt: number) {
  const [state, setState] = useState<MicrophoneState>({ is: 'opening' })
  const [choices, setChoices] = useState<MicrophoneChoice[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const opening = { isOver: false, close: () => {} }
    setState({ is: 'opening' })
    const open = async () => {
      const refuse = (reason: MicrophoneRefusal) => setState({ is: 'refused', reason })
      const microphone = await openMicrophone(() => refuse('missing'), deviceId)
      opening.close = microphone.close
      const [audio, output, listed] = await Promise.all([
        jamAudio(),
        outputName(),
        listMicrophones(),
      ])
      if (opening.isOver) return microphone.close()
      setChoices(listed)
      setState({ is: 'open', microphone, audio, output })
    }
    open().catch((error: unknown) => {
      opening.close()
      const reason = error instanceof MicrophoneError ? error.reason : 'failed'
      if (!opening.isOver) setState({ is: 'refused', reason })
    })
    return () => {
      opening.isOver = true
      opening.close()
    }
  }, [deviceId, attempt])
  return { state, choices }
}
