import { useCallback, useEffect, useRef, useState } from 'react'

/** What became of a question that may be cancelled. */
export type Outcome<Answer> =
  | { is: 'empty' }
  | { is: 'busy' }
  | { is: 'cancelled' }
  | { is: 'failed'; error: unknown }
  | { is: 'done'; answer: Answer }

/** Asks one question at a time: a new one, or the end of the part that asks, cancels the one before. */
export function useCancellable<Question, Answer>(
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
) {
  const [outcome, setOutcome] = useState<Outcome<Answer>>({ is: 'empty' })
  const current = useRef<AbortController>(undefined)
  const stop = useCallback(() => {
    current.current?.abort()
    current.current = undefined
  }, [])
  useEffect(() => stop, [stop])

  const start = async (question: Question) => {
    stop()
    const controller = new AbortController()
    current.current = controller
    setOutcome({ is: 'busy' })
    const told = await ask(question, controller.signal).then(
      (answer): Outcome<Answer> => ({ is: 'done', answer }),
      (error: unknown): Outcome<Answer> => ({ is: 'failed', error }),
    )
    if (current.current === controller) setOutcome(told)
  }
  const cancel = () => {
    stop()
    setOutcome({ is: 'cancelled' })
  }
  const clear = () => {
    stop()
    setOutcome({ is: 'empty' })
  }
  return { outcome, start, cancel, clear }
}
