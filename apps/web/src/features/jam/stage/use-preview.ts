import { useEffect, useRef, useState } from 'react'
import { claimSound, releaseSound } from '../../../platform/sound/one-sound.ts'
import { fetchSound } from '../jam.queries.ts'
import { jamAudio } from '../round/jam-audio.ts'
import { playTrack } from '../sound/track-player.ts'

/** Plays the backing sound of songs that are looked through, one at a time. `wantedId`: the song that may be heard;
 *  null: none may. Another one ends it. Source: specification §4, "Jam keyboard". */
export function usePreview(wantedId: string | null) {
  const [heardId, setHeardId] = useState<string | null>(null)
  const end = useRef<() => void>(null)
  const [stop] = useState(() => () => {
    end.current?.()
    end.current = null
    setHeardId(null)
  })
  useEffect(() => stop, [stop])
  useEffect(() => {
    if (heardId !== null && heardId !== wantedId) stop()
  }, [heardId, wantedId, stop])

  async function play({ id, soundUrl }: { id: string; soundUrl: string }): Promise<void> {
    stop()
    const closing = new AbortController()
    const { signal } = closing
    end.current = () => closing.abort()
    setHeardId(id)
    try {
      // Sound has to be asked for while the press is answered.
      const audio = await jamAudio()
      const sound = await audio.decodeAudioData(await fetchSound(soundUrl, signal))
      if (signal.aborted) return
      claimSound(stop)
      const playing = playTrack(audio, sound, audio.destination, {
        fromSeconds: 0,
        untilSeconds: sound.duration,
        guide: [],
        onEnd: stop,
      })
      end.current = () => {
        releaseSound(stop)
        playing.stop()
      }
    } catch {
      // The song stays chosen; a round of it says what is wrong.
      if (!signal.aborted) stop()
    }
  }
  return { heardId, play, stop }
}
