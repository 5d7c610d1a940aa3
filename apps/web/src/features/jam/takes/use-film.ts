import { useEffect, useRef, useState } from 'react'
import type { SungVoice } from '../round/live-round.ts'
import type { Take } from './take.ts'

/** How the film of a take stands. */
export type FilmMaking =
  | { is: 'idle' }
  | { is: 'running'; takeId: string; share: number }
  | { is: 'failed'; takeId: string; why: 'no-encoder' | 'failed' }

type Wanted = { take: Take; voice: SungVoice | null; words: { by: string; points: string } }

/** Makes films of takes, one at a time, and hands each over. The code that does it comes when it is needed. */
export function useFilm(onFilm: (film: Blob, take: Take) => void) {
  const [making, setMaking] = useState<FilmMaking>({ is: 'idle' })
  const closing = useRef<AbortController>(null)
  useEffect(() => () => closing.current?.abort(), [])

  async function make({ take, voice, words }: Wanted): Promise<void> {
    closing.current?.abort()
    const mine = new AbortController()
    closing.current = mine
    const { signal } = mine
    setMaking({ is: 'running', takeId: take.id, share: 0 })
    try {
      const { filmOfTake } = await import('./film-of-take.ts')
      const made = await filmOfTake({
        take,
        voice,
        words,
        signal,
        onProgress: (share) => {
          if (!signal.aborted) setMaking({ is: 'running', takeId: take.id, share })
        },
      })
      setMaking({ is: 'idle' })
      onFilm(made, take)
    } catch (error) {
      if (signal.aborted) return
      const why = isWithoutEncoder(error) ? 'no-encoder' : 'failed'
      setMaking({ is: 'failed', takeId: take.id, why })
    }
  }
  return {
    making,
    make,
    cancel: () => {
      closing.current?.abort()
      setMaking({ is: 'idle' })
    },
  }
}

/** The class itself would bring the code of films with it. */
const isWithoutEncoder = (error: unknown) =>
  error instanceof Error && error.name === 'NoVideoEncoderError'
