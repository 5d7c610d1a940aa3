import { fullTitle } from '../../../library/title/title-name.ts'
import '../watch.css'
import type { Animation } from '@starnest/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useMayManage } from '../../../library/family/may-manage.ts'
import { isTitleMissing, titleDetailQuery } from '../../../library/title/title.queries.ts'
import { titleIdIn } from '../../../library/title/title-id.ts'
import { PageTitle } from './states/page-title.tsx'
import { TitleFailed } from './states/title-failed.tsx'
import { TitleForLater, TitleMissing } from './states/title-missing.tsx'
import { WatchSkeleton } from './states/watch-skeleton.tsx'
import { TitleView } from './title-view.tsx'

type DrawForTitle = (title: Animation) => ReactNode

type WatchScreenProps = {
  segment: string | undefined
  /** Buttons that put the title on the profile's lists; drawn beside Play. */
  listButtons?: DrawForTitle
}

/** The watch page of the title that the address names. Source: specification §2.5. */
export function WatchScreen({ segment, listButtons }: WatchScreenProps) {
  const id = titleIdIn(segment)
  return (
    <main id="content" tabIndex={-1} className="min-h-dvh outline-none">
      {id === undefined ? (
        <TitleMissing />
      ) : (
        <KnownTitle key={id} id={id} listButtons={listButtons} />
      )}
    </main>
  )
}

type KnownTitleProps = { id: number; listButtons: DrawForTitle | undefined }

function KnownTitle({ id, listButtons }: KnownTitleProps) {
  const { data: title, error, isFetching, refetch } = useQuery(titleDetailQuery(id))
  const isMissing = error !== null && isTitleMissing(error)
  const mayManage = useMayManage()
  const [wasShown, setWasShown] = useState(false)
  if (title && !isMissing && !wasShown) setWasShown(true)
  if (title && !isMissing) {
    return (
      <>
        <PageTitle name={fullTitle(title)} />
        <TitleView title={title} listButtons={listButtons?.(title)} />
      </>
    )
  }
  // Taken away while it was open: with the page goes the player over it. Nobody keeps a title from those who say
  // what the family may watch, so that for them it is gone.
  if (isMissing) return wasShown && !mayManage ? <TitleForLater /> : <TitleMissing />
  if (error) return <TitleFailed error={error} isTrying={isFetching} onRetry={() => refetch()} />
  return <WatchSkeleton />
}
