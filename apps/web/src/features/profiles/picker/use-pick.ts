import type { HostMessage } from '@starnest/contract/host/host'
import { HOST_ROUTES } from '@starnest/contract/host/host.routes'
import type { EntryProof } from '@starnest/contract/household/pin'
import { type Profile, preferencesOf } from '@starnest/contract/household/profiles'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../platform/calls/http.ts'
import { useActivateProfile } from '../profiles.queries.ts'
import { type Holders, holdersIn } from './pin-refusal.ts'

/** How long the host's greeting is shown, in milliseconds. Source: specification §9. */
const GREETING_MS = 4000

/** Where a choice stands. */
export type Pick =
  | { is: 'choosing' }
  | { is: 'switching'; id: number }
  | { is: 'failed'; error: unknown }
  | { is: 'pin'; profile: Profile; holders: Holders }
  | { is: 'greeting'; profile: Profile; greeting: HostMessage }

function askForGreeting(profile: Profile): Promise<HostMessage> {
  const { displayName: name, role, ageGroup } = profile
  const preferences = preferencesOf(profile)
  return call(HOST_ROUTES.message, {
    body: {
      message: 'greeting',
      context: { activeProfile: { name, role, ageGroup, preferences } },
    },
  })
}

/** Choosing in the picker: the device is switched, with a PIN where one is asked for; the greeting
 *  is asked for and shown for four seconds, and the picker closes; without a greeting it closes at once. Source: specification §4. */
export function usePick(onDone: () => void) {
  const [pick, setPick] = useState<Pick>({ is: 'choosing' })
  const activate = useActivateProfile()
  /** Number of the latest choice: one that was left behind changes nothing any more. */
  const turn = useRef(0)
  const finish = useRef(onDone)
  useEffect(() => {
    finish.current = onDone
  })

  useEffect(() => {
    if (pick.is !== 'greeting') return
    const timer = setTimeout(() => finish.current(), GREETING_MS)
    return () => clearTimeout(timer)
  }, [pick])

  const choose = async (chosen: Profile) => {
    turn.current++
    const mine = turn.current
    const { id } = chosen
    setPick({ is: 'switching', id })
    try {
      const profile = await activate.mutateAsync({ id })
      await greet(profile, mine)
    } catch (error) {
      if (mine !== turn.current) return
      const holders = holdersIn(error, chosen)
      setPick(holders ? { is: 'pin', profile: chosen, holders } : { is: 'failed', error })
    }
  }

  /** Tries a PIN for the one who was chosen. @throws HttpError when it is not taken. */
  const enterPin = async ({ id }: Profile, proof: EntryProof) => {
    turn.current++
    const mine = turn.current
    await greet(await activate.mutateAsync({ id, ...proof }), mine)
  }

  const greet = async (profile: Profile, mine: number) => {
    const isLatest = () => mine === turn.current
    if (!isLatest()) return
    try {
      const greeting = await askForGreeting(profile)
      if (isLatest()) setPick({ is: 'greeting', profile, greeting })
    } catch (error) {
      console.warn('The greeting failed', error)
      if (isLatest()) finish.current()
    }
  }

  const leave = () => {
    turn.current++
  }
  const beginAnew = () => setPick({ is: 'choosing' })
  return { pick, choose: (profile: Profile) => void choose(profile), enterPin, leave, beginAnew }
}
