import { useEffect, useRef } from 'react'
import { listMoves } from '../../../library/voice/list-moves.ts'

/** While the screen is drawn, 'next' and 'previous' that are said mean what it says. */
export function useListMoves(move: (command: 'next' | 'previous') => void): void {
  const latest = useRef(move)
  useEffect(() => {
    latest.current = move
  })
  useEffect(() => {
    const mine = (command: 'next' | 'previous') => latest.current(command)
    listMoves.set(mine)
    return () => {
      if (listMoves.get() === mine) listMoves.set(null)
    }
  }, [])
}
