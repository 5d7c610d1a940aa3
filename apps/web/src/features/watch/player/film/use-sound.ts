import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { browserStorage } from '../../../../platform/browser-storage.ts'
import { QUIETER, useQuieter } from '../../../../platform/sound/quieter.ts'
import { readPreferences, writePreferences } from '../rules/player-preferences.ts'
import { evenGain } from '../rules/sound/even-loudness.ts'
import type { Sound } from '../rules/sound/volume-rules.ts'

/** Browsers keep the volume in fewer digits than we give them. */
const SAME_VOLUME = 0.001

/** The film's loudness: what was chosen before on this browser, the rules of change, and whatever
 *  the system changes on its own; quieter while somebody speaks. `loudness` is the film's, LUFS; null: not
 *  measured. `isDubbed`: captions are read over it now. */
export function useSound(
  video: HTMLVideoElement | null,
  { loudness, isDubbed }: { loudness: number | null; isDubbed: boolean },
) {
  const gain = evenGain(loudness) * Math.min(useQuieter(), isDubbed ? QUIETER : 1)
  const [sound, setSound] = useState<Sound>(() => readPreferences(browserStorage))

  // With the film, which begins before the browser paints: nothing of it is louder than was chosen.
  useLayoutEffect(() => {
    if (!video) return
    video.volume = sound.volume * gain
    video.muted = sound.isMuted
  }, [video, sound, gain])

  useEffect(() => {
    if (!video) return
    const onChange = () =>
      setSound((before) => {
        const isOurs = Math.abs(video.volume - before.volume * gain) < SAME_VOLUME
        if (isOurs && before.isMuted === video.muted) return before
        const volume = isOurs ? before.volume : Math.min(1, video.volume / gain)
        return {
          volume,
          isMuted: video.muted,
          lastAudible: volume > 0 ? volume : before.lastAudible,
        }
      })
    video.addEventListener('volumechange', onChange)
    return () => video.removeEventListener('volumechange', onChange)
  }, [video, gain])

  useEffect(() => {
    writePreferences(browserStorage, sound)
  }, [sound])

  const change = useCallback((rule: (before: Sound) => Sound) => setSound(rule), [])
  return { sound, change }
}
