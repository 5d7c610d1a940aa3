import {
  INVITATION_CODE,
  type JoinRefusal,
  joinRefusalSchema,
} from '@starnest/contract/household/invitations'
import { useState } from 'react'
import { HttpError } from '../../../platform/calls/http.ts'
import { sayInvitation } from './pairing.queries.ts'

/** Why an invitation lets nobody in. `broken`: its address is not whole; `paused`: too many were wrong. */
export type JoinProblem = JoinRefusal['reason'] | 'broken' | 'paused'

/** How far coming in by an invitation is. */
export type Joining =
  | { is: 'ready' }
  | { is: 'joining' }
  | { is: 'refused'; why: JoinProblem }
  | { is: 'failed'; error: unknown }

/** Coming in by an invitation; `onJoined` once this browser belongs to its household. */
export function useJoining(code: string, onJoined: () => void) {
  const isWhole = INVITATION_CODE.test(code)
  const [state, setState] = useState<Joining>(
    isWhole ? { is: 'ready' } : { is: 'refused', why: 'broken' },
  )
  const join = async () => {
    if (!isWhole || state.is === 'joining') return
    setState({ is: 'joining' })
    try {
      await sayInvitation(code)
      onJoined()
    } catch (error) {
      const why = joinProblemIn(error)
      setState(why ? { is: 'refused', why } : { is: 'failed', error })
    }
  }
  return { state, join: () => void join() }
}

function joinProblemIn(error: unknown): JoinProblem | null {
  if (!(error instanceof HttpError)) return null
  if (error.code === 'pairing_locked') return 'paused'
  if (error.code !== 'pairing_wrong') return null
  return joinRefusalSchema.safeParse(error.details).data?.reason ?? null
}
