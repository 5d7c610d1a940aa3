import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { isTitleMissing, titleDetailQuery } from './title.queries.ts'

/** Tells when the title on the screen is none for this viewer any more: a parent took it away, it was
 *  deleted, or somebody with another ceiling watches now. */
export function useTitleGone(id: number, onGone: () => void): void {
  const { error, isFetching } = useQuery(titleDetailQuery(id))
  // An older refusal is asked again first: the title may be back.
  const isGone = error !== null && !isFetching && isTitleMissing(error)
  const tell = useEffectEvent(onGone)
  useEffect(() => {
    if (isGone) tell()
  }, [isGone])
}
