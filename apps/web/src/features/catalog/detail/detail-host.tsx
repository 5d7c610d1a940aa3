import type { Animation } from '@starnest/contract/catalog/catalog'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDetailHost, useOpenedTitle } from './opened-title.ts'
import type { TitleDetailProps } from './title-detail.tsx'

const loadDetail = async () => (await import('./title-detail.tsx')).TitleDetail

/** Offline it is asked for again when a title is opened. */
const fetchAhead = () => void loadDetail().catch(() => undefined)

type DetailHostProps = {
  /** Further buttons of a title, of other parts of the product. */
  actions?: (title: Animation) => ReactNode
}

/** Draws the detail view over the screen that it stands on. Where its code cannot be had, the title's
 *  own page opens. */
export function DetailHost({ actions }: DetailHostProps) {
  useDetailHost(fetchAhead)
  const opened = useOpenedTitle()
  const navigate = useNavigate()
  const [Detail, setDetail] = useState<ComponentType<TitleDetailProps>>()
  const id = opened?.tile.animation.id

  useEffect(() => {
    if (id === undefined || Detail) return
    loadDetail().then(
      (part) => setDetail(() => part),
      () => void navigate(`/watch/${id}`),
    )
  }, [id, Detail, navigate])

  return opened && Detail ? <Detail {...opened} actions={actions} /> : null
}
