import type { DelayEstimate } from '@starnest/jam/calibrate/estimate-delay'
import type { TapEstimate } from '@starnest/jam/calibrate/tap-along'
import { useEffect, useRef, useState } from 'react'
import { measureDelay } from './measure-delay.ts'
import { type HeldDelay, INPUT_DELAY_MS } from './microphone-delay.ts'
import { startTapAlong } from './tap-along.ts'

/** Why a measurement says nothing. `failed`: the browser could not listen. */
export type MeasurementRefusal =
  | Extract<DelayEstimate, { is: 'refused' }>['reason']
  | 'too_few'
  | 'uneven_taps'
  | 'failed'

/** How a measurement of the delay stands. */
export type Measurement =
  | { is: 'resting' }
  | { is: 'chirping'; share: number }
  | { is: 'tapping'; taps: number }
  | { is: 'found' }
  | { is: 'refused'; reason: MeasurementRefusal }

/** Between two pictures of the progress, as a share of all of it. */
const SHARE_STEP = 0.02

/** Measures how late a microphone hears what is played: by chirps, or by taps. */
export function useDelayMeasurement(
  { audio, stream }: { audio: AudioContext; stream: MediaStream },
  onFound: (delay: HeldDelay) => void,
) {
  const [measurement, setMeasurement] = useState<Measurement>({ is: 'resting' })
  const running = useRef<{ stop: () => void; tap?: (timeStampMs: number) => void }>(null)
  const end = (result: Measurement) => {
    running.current = null
    setMeasurement(result)
  }
  const found = (delay: HeldDelay) => {
    onFound(delay)
    end({ is: 'found' })
  }
  useEffect(() => {
    return () => {
      running.current?.stop()
      running.current = null
    }
  }, [])

  const chirp = () => {
    const ending = new AbortController()
    const { signal } = ending
    running.current = { stop: () => ending.abort() }
    setMeasurement({ is: 'chirping', share: 0 })
    let shown = 0
    const onShare = (share: number) => {
      if (signal.aborted || share < shown + SHARE_STEP) return
      shown = share
      setMeasurement({ is: 'chirping', share })
    }
    measureDelay(audio, stream, { signal, onShare }).then(
      (estimate) => {
        if (signal.aborted) return
        if (estimate.is === 'delay') found({ delayMs: estimate.delayMs, from: 'measured' })
        else end({ is: 'refused', reason: estimate.reason })
      },
      () => {
        if (!signal.aborted) end({ is: 'refused', reason: 'failed' })
      },
    )
  }

  const tapAlong = () => {
    running.current = startTapAlong(audio, (estimate: TapEstimate) => {
      // Taps say when the sound is heard; what hearing adds is assumed.
      if (estimate.is === 'delay') {
        found({ delayMs: estimate.delayMs + INPUT_DELAY_MS, from: 'tapped' })
        return
      }
      const reason = estimate.reason === 'unsteady' ? 'uneven_taps' : estimate.reason
      end({ is: 'refused', reason })
    })
    setMeasurement({ is: 'tapping', taps: 0 })
  }

  return {
    measurement,
    chirp,
    tapAlong,
    /** A tap, by the time of its event. */
    tap: (timeStampMs: number) => {
      running.current?.tap?.(timeStampMs)
      setMeasurement((last) => (last.is === 'tapping' ? { ...last, taps: last.taps + 1 } : last))
    },
    cancel: () => {
      running.current?.stop()
      end({ is: 'resting' })
    },
  }
}
