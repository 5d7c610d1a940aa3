import { useEffect, useState } from 'react'
import {
  canRecognizeSpeech,
  installOnDeviceSpeech,
  type OnDeviceSpeech,
  onDeviceSpeech,
  recognitionLanguage,
} from '../../../platform/sound/speech-recognition.ts'
import { useStore } from '../../../platform/store.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { voiceConsent } from '../voice-choices.ts'
import { speechWay } from './speech-way.ts'

/** How somebody may be listened to now, in which language, and what can be done about it. Nobody is
 *  listened to by asking. */
export function useHearing(isChild: boolean | undefined) {
  const language = useLanguage()
  const consent = useStore(voiceConsent)
  const [known, setKnown] = useState<OnDeviceSpeech & { of: string }>()
  const [install, setInstall] = useState<'none' | 'running' | 'failed'>('none')
  const canRecognize = canRecognizeSpeech()

  useEffect(() => {
    let isGone = false
    const look = async () => {
      const found = await onDeviceSpeech(language)
      if (!isGone) setKnown({ ...found, of: language })
    }
    if (canRecognize) void look()
    return () => {
      isGone = true
    }
  }, [language, canRecognize])

  const onDevice = known?.of === language ? known : null
  const way = speechWay({ canRecognize, isChild, onDevice: onDevice?.state ?? null, consent })
  const isOnDevice = way.is === 'ready' && way.isOnDevice
  return {
    way,
    install,
    language: isOnDevice && onDevice ? onDevice.language : recognitionLanguage(language),
    /** What the device lacks is fetched; then nothing that is said leaves it. */
    startInstall: async () => {
      if (!onDevice || install === 'running') return
      setInstall('running')
      const isThere = await installOnDeviceSpeech(onDevice.language)
      const found = await onDeviceSpeech(language)
      setInstall(isThere ? 'none' : 'failed')
      setKnown({ ...found, of: language })
    },
  }
}
