import { type ComponentType, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type OpenedTitle, useDetailHost, useOpenedTitle } from './opened-title.ts'

const loadDetail = async () => (await import('./title-detail.tsx')).TitleDetail

/** Offline it is asked for again when a title is opened. */
const fetchAhead = () => void loadDetail().catch(() => undefined)

/** Draws the detail view over the screen that it stands on. Where its code cannot be had, the title's
 *  own page opens. */
export function DetailHost() {
  useDetailHost(fetchAhead)
  const opened = useOpenedTitle()
  const navigate = useNavigate()
  const [Detail, setDetail] = useState<ComponentType<OpenedTitle>>()
  const id = opened?.tile.animation.id

  useEffect(() => {
    if (id === undefined || Detail) return
    loadDetail().then(
      (part) => setDetail(() => part),
      () => void navigate(`/watch/${id}`),
    )
  }, [id, Detail, navigate])

  return opened && Detail ? <Detail {...opened} /> : null
}
