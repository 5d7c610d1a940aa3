import { useCallback, useEffect, useState } from 'react'
import { browserStorage } from '../../../../platform/browser-storage.ts'
import { readPreferences, writePreferences } from '../rules/player-preferences.ts'
import type { Sound } from '../rules/volume-rules.ts'

/** The film's loudness: what was chosen before on this browser, the rules of change, and whatever
 *  the system changes on its own. */
export function useSound(video: HTMLVideoElement | null) {
  const [sound, setSound] = useState<Sound>(() => {
    const { volume, isMuted, lastAudible } = readPreferences(browserStorage)
    return { volume, isMuted, lastAudible }
  })

  useEffect(() => {
    if (!video) return
    video.volume = sound.volume
    video.muted = sound.isMuted
  }, [video, sound])

  useEffect(() => {
    if (!video) return
    const onChange = () =>
      setSound((before) => {
        if (before.volume === video.volume && before.isMuted === video.muted) return before
        const lastAudible = video.volume > 0 ? video.volume : before.lastAudible
        return { volume: video.volume, isMuted: video.muted, lastAudible }
      })
    video.addEventListener('volumechange', onChange)
    return () => video.removeEventListener('volumechange', onChange)
  }, [video])

  useEffect(() => {
    writePreferences(browserStorage, { ...readPreferences(browserStorage), ...sound })
  }, [sound])

  const change = useCallback((rule: (before: Sound) => Sound) => setSound(rule), [])
  return { sound, change }
}
