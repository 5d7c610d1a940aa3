import { PAIRING_CODE_DIGITS, type PairingRefusal } from '@starnest/contract/household/pairing'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { digitsOf } from '../../../platform/digits.ts'
import { sayPairingCode, useRememberPause, waitingQuery } from './pairing.queries.ts'
import { pairingRefusalIn } from './pairing-refusal.ts'

const SECOND_MS = 1000

/** What came of the last try. */
export type LastTry =
  | { is: 'none' }
  | { is: 'checking' }
  | { is: 'failed'; error: unknown }
  | ({ is: 'refused' } & PairingRefusal)

/** Entering the code on a device that is new here; `onPaired` once it is let in, also where nobody has
 *  to be paired any more. */
export function usePairing(onPaired: () => void) {
  const waiting = useQuery(waitingQuery)
  const rememberPause = useRememberPause()
  const [digits, setDigits] = useState('')
  const [last, setLast] = useState<LastTry>({ is: 'none' })
  const [tickMs, setTickMs] = useState(0)

  const { isPaired = false, retryAfterSeconds = 0 } = waiting.data ?? {}
  useEffect(() => {
    if (isPaired) onPaired()
  }, [isPaired, onPaired])

  // Counted from when the server said so: its clock and ours may differ.
  const saidMs = waiting.dataUpdatedAt
  const leftMs = saidMs + retryAfterSeconds * SECOND_MS - Math.max(tickMs, saidMs)
  const waitSeconds = Math.max(0, Math.ceil(leftMs / SECOND_MS))
  const isWaiting = waitSeconds > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setTickMs(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [isWaiting])

  const send = async (code: string) => {
    setLast({ is: 'checking' })
    try {
      await sayPairingCode(code)
      onPaired()
    } catch (error) {
      const refusal = pairingRefusalIn(error)
      if (refusal) await rememberPause(refusal.retryAfterSeconds)
      setDigits('')
      setLast(refusal ? { is: 'refused', ...refusal } : { is: 'failed', error })
    }
  }
  const canSend = (code: string) =>
    code.length === PAIRING_CODE_DIGITS && !isWaiting && last.is !== 'checking'
  return {
    digits,
    last,
    waitSeconds,
    canSend: canSend(digits),
    /** Takes what was typed or pasted; all that is no digit falls away. The sixth digit sends it. */
    type: (text: string) => {
      const next = digitsOf(text).slice(0, PAIRING_CODE_DIGITS)
      setDigits(next)
      if (next !== digits && canSend(next)) void send(next)
    },
    submit: () => {
      if (canSend(digits)) void send(digits)
    },
  }
}
