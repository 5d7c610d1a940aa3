import { useEffect, useRef, useState } from 'react'
import { claimSound, releaseSound } from '../../../platform/sound/one-sound.ts'
import { fetchSoundOf } from '../jam.queries.ts'
import { jamAudio } from '../round/jam-audio.ts'
import type { LiveRound } from '../round/live-round.ts'
import { outputSeconds } from '../sound/track-player.ts'
import { playTake, soundsOf } from './mix-take.ts'
import type { Take } from './take.ts'

/** What is replayed. */
export type Replay =
  | { is: 'idle' }
  | { is: 'loading'; takeId: string }
  | { is: 'playing'; takeId: string; live: LiveRound }
  | { is: 'failed'; takeId: string }

/** Between the press and the first sound, in seconds. */
const STARTS_IN_SECONDS = 0.05

/** Plays takes again, one at a time. */
export function useReplay() {
  const [replay, setReplay] = useState<Replay>({ is: 'idle' })
  const end = useRef<() => void>(null)
  const [stop] = useState(() => () => {
    end.current?.()
    end.current = null
    setReplay({ is: 'idle' })
  })
  useEffect(() => stop, [stop])

  async function play(take: Take): Promise<void> {
    stop()
    const closing = new AbortController()
    end.current = () => closing.abort()
    setReplay({ is: 'loading', takeId: take.id })
    try {
      const audio = await jamAudio()
      const sounds = await soundsOf(audio, take, (track) => fetchSoundOf(track, closing.signal))
      if (closing.signal.aborted) return
      claimSound(stop)
      const at = audio.currentTime + STARTS_IN_SECONDS
      const playing = playTake(audio, take, { ...sounds, at })
      playing.onEnded(stop)
      end.current = () => {
        releaseSound(stop)
        playing.stop()
      }
      const { fromMs, toMs, tones, id } = take
      const positionMs = () => fromMs + (audio.currentTime - at - outputSeconds(audio)) * 1000
      setReplay({ is: 'playing', takeId: id, live: { positionMs, fromMs, toMs, tones } })
    } catch {
      if (!closing.signal.aborted) setReplay({ is: 'failed', takeId: take.id })
    }
  }
  return { replay, play, stop }
}
