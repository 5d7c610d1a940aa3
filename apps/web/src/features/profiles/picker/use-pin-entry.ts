import { MAX_PIN_DIGITS, MIN_PIN_DIGITS, type PinRefusal } from '@starnest/contract/household/pin'
import { useEffect, useState } from 'react'
import { digitsOf } from '../../../platform/digits.ts'
import { pinRefusalIn } from './pin-refusal.ts'

const SECOND_MS = 1000

/** What came of the last try. */
export type LastTry =
  | { is: 'none' }
  | { is: 'checking' }
  | { is: 'failed'; error: unknown }
  | ({ is: 'refused' } & PinRefusal)

/** Typing a PIN and trying it, with the pauses that wrong ones bring. `enter` tries one. */
export function usePinEntry(enter: (pin: string) => Promise<unknown>) {
  const [digits, setDigits] = useState('')
  const [last, setLast] = useState<LastTry>({ is: 'none' })
  const [untilMs, setUntilMs] = useState(0)
  const [nowMs, setNowMs] = useState(0)

  // By the clock: a device that sleeps holds timers back, and the server does not.
  const waitSeconds = Math.max(0, Math.ceil((untilMs - nowMs) / SECOND_MS))
  const isWaiting = waitSeconds > 0

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setNowMs(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [isWaiting])

  const canEnter = digits.length >= MIN_PIN_DIGITS && !isWaiting && last.is !== 'checking'
  const submit = async () => {
    if (!canEnter) return
    setLast({ is: 'checking' })
    try {
      await enter(digits)
    } catch (error) {
      const refusal = pinRefusalIn(error)
      setDigits('')
      setLast(refusal ? { is: 'refused', ...refusal } : { is: 'failed', error })
      const at = Date.now()
      setNowMs(at)
      setUntilMs(at + (refusal?.retryAfterSeconds ?? 0) * SECOND_MS)
    }
  }
  return {
    digits,
    last,
    waitSeconds,
    canEnter,
    /** Takes what was typed; all that is no digit falls away. */
    type: (text: string) => setDigits(digitsOf(text).slice(0, MAX_PIN_DIGITS)),
    submit: () => void submit(),
  }
}
