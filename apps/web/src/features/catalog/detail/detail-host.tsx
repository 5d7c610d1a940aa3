import { type ComponentType, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useRemoveFromContinueWatching } from '../lists/use-remove-from-continue-watching.ts'
import { useDetailHost, useOpenedTitle } from './opened-title.ts'
import type { TitleDetailProps } from './title-detail.tsx'

const loadDetail = async () => (await import('./title-detail.tsx')).TitleDetail

/** Offline it is asked for again when a title is opened. */
const fetchAhead = () => void loadDetail().catch(() => undefined)

/** Draws the detail view over the screen that it stands on. What is started there outlives it. Where its code cannot be had, the title's
 *  own page opens. */
export function DetailHost() {
  useDetailHost(fetchAhead)
  const opened = useOpenedTitle()
  const navigate = useNavigate()
  const remove = useRemoveFromContinueWatching()
  const [Detail, setDetail] = useState<ComponentType<TitleDetailProps>>()
  const id = opened?.tile.animation.id

  useEffect(() => {
    if (id === undefined || Detail) return
    loadDetail().then(
      (part) => setDetail(() => part),
      () => void navigate(`/watch/${id}`),
    )
  }, [id, Detail, navigate])

  return opened && Detail ? <Detail {...opened} onRemove={remove} /> : null
}
