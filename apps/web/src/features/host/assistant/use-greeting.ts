import type { HostMessage } from '@starnest/contract/host/host'
import { useCallback, useEffect, useRef, useState } from 'react'
import { askForGreeting, type Place } from '../host.queries.ts'

/** What Leo greets with: asked for at once, and afresh with `greet`. Without an answer he says nothing
 *  of his own, which is no failure to tell of. */
export function useGreeting(place: () => Place) {
  const [greeting, setGreeting] = useState<HostMessage>()
  const where = useRef(place)
  useEffect(() => {
    where.current = place
  })
  const turn = useRef(0)
  const greet = useCallback(() => {
    turn.current++
    const mine = turn.current
    askForGreeting(where.current()).then(
      (answer) => {
        if (mine === turn.current) setGreeting(answer)
      },
      () => undefined,
    )
  }, [])
  useEffect(() => {
    greet()
    return () => {
      turn.current++
    }
  }, [greet])
  return { greeting, greet }
}
