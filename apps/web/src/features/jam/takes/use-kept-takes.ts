import type { JamMode } from '@starnest/contract/jam/jam'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ListedTrack } from '../tracks/listed-tracks.ts'
import type { RecordedVoice } from './record-round.ts'
import type { Take } from './take.ts'
import { addTake } from './takes.queries.ts'

type Sung = { profileId: number; mode: JamMode; track: ListedTrack | null }
type Outcome = { score: number; points: number }

/** Keeps what is recorded in this browser, with its score as soon as there is one. */
export function useKeptTakes({ profileId, mode, track }: Sung) {
  const queryClient = useQueryClient()
  const last = useRef<Take>(null)
  const outcome = useRef<Outcome>(null)
  const [hasFailed, setFailed] = useState(false)

  const keep = async () => {
    if (!last.current) return
    try {
      await addTake(queryClient, { ...last.current, ...outcome.current })
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return {
    /** The browser had no room, or keeps nothing. */
    hasFailed,
    /** A round begins: its outcome is its own. */
    begin: () => {
      last.current = null
      outcome.current = null
    },
    recorded: ({ voice, voiceFromMs, toMs, tones }: RecordedVoice) => {
      if (!track || voice.size === 0) return
      const { id: trackId, title } = track
      last.current = {
        id: crypto.randomUUID(),
        ...{ profileId, mode, trackId, title, voice, voiceFromMs, toMs, tones },
        fromMs: Math.max(0, voiceFromMs),
        recordedAtMs: Date.now(),
        score: 0,
        points: 0,
      }
      void keep()
    },
    scored: (score: number, points: number) => {
      outcome.current = { score, points }
      void keep()
    },
  }
}
