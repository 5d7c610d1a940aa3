import { useEffect, useRef, useState } from 'react'
import type { Take } from '../take.ts'
import type { ShownTake } from './draw-take.ts'
import { filmOnServer } from './film-on-server.ts'

/** Where a film is made: in this browser, or by the server. */
type Place = 'here' | 'server'

/** How the film of a take stands. `unable`: this browser makes none. */
export type FilmMaking =
  | { is: 'idle' }
  | { is: 'running'; takeId: string; place: Place; share: number }
  | { is: 'unable'; takeId: string }
  | { is: 'failed'; takeId: string; place: Place; error: unknown }

/** Makes films of takes, one at a time, and hands each over. The code that does it comes when it is needed. */
export function useFilm(onFilm: (film: Blob, take: Take, place: Place) => void) {
  const [making, setMaking] = useState<FilmMaking>({ is: 'idle' })
  const closing = useRef<AbortController>(null)
  useEffect(() => () => closing.current?.abort(), [])

  async function make(shown: ShownTake, place: Place): Promise<void> {
    closing.current?.abort()
    const mine = new AbortController()
    closing.current = mine
    const { signal } = mine
    const takeId = shown.take.id
    const onProgress = (share: number) => {
      if (!signal.aborted) setMaking({ is: 'running', takeId, place, share })
    }
    onProgress(0)
    try {
      const make = await makerOf(place)
      const made = await make({ ...shown, signal, onProgress })
      if (signal.aborted) return
      setMaking({ is: 'idle' })
      onFilm(made, shown.take, place)
    } catch (error) {
      if (signal.aborted) return
      if (isWithoutEncoder(error)) setMaking({ is: 'unable', takeId })
      else setMaking({ is: 'failed', takeId, place, error })
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

async function makerOf(place: Place) {
  if (place === 'server') return filmOnServer
  return (await import('./film-of-take.ts')).filmOfTake
}

/** The class itself would bring the code of films with it. */
const isWithoutEncoder = (error: unknown) =>
  error instanceof Error && error.name === 'NoVideoEncoderError'
