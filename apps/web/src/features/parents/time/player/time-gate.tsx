import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ownTimeQuery } from '../../../../library/family/own-time.queries.ts'
import type { PinEntry } from '../pin-steps.tsx'
import { TimeChip } from './time-chip.tsx'
import './time.css'
import { TimeOverScreen } from './time-over-screen.tsx'

type TimeGateProps = {
  titleId: number
  onClose: () => void
  /** Asks for a PIN. */
  pinEntry: PinEntry
  /** The film. */
  children: ReactNode
}

/** Lets a film play as long as there is time for it, and says when that ends. */
export function TimeGate({ titleId, onClose, pinEntry, children }: TimeGateProps) {
  const { data: time } = useQuery(ownTimeQuery)
  if (time?.is === 'over' && time.mayFinish !== titleId) {
    return <TimeOverScreen time={time} pinEntry={pinEntry} onClose={onClose} />
  }
  return (
    <>
      {children}
      <TimeChip time={time} />
    </>
  )
}
