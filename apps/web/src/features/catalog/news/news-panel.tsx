import type { NewsItem } from '@starnest/contract/catalog/news'
import { Telescope } from 'lucide-react'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { NewsEntry } from './news-entry.tsx'
import { useShownNews } from './use-shown-news.ts'

type NewsPanelProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** What the bell opens: what is new since this profile last looked, each with the way to it. */
export function NewsPanel({ isOpen, onOpenChange }: NewsPanelProps) {
  const t = useTexts('core/news')
  return (
    <Dialog title={t('heading')} size="small" isOpen={isOpen} onOpenChange={onOpenChange}>
      <News onFollow={() => onOpenChange(false)} />
    </Dialog>
  )
}

function News({ onFollow }: { onFollow: () => void }) {
  const t = useTexts('core/news')
  const { data: news, error, refetch } = useShownNews()
  if (!news && error) {
    return <LoadFailure error={error} lead={t('failed')} onRetry={() => void refetch()} />
  }
  if (!news) return <NewsSkeleton />
  if (news.fresh.length + news.earlier.length === 0) return <NoNews />
  return (
    <div className="grid gap-6 pb-2">
      <NewsList name={t('fresh')} items={news.fresh} onFollow={onFollow} />
      <NewsList name={t('earlier')} items={news.earlier} onFollow={onFollow} />
    </div>
  )
}

type NewsListProps = { name: string; items: NewsItem[]; onFollow: () => void }

function NewsList({ name, items, onFollow }: NewsListProps) {
  if (items.length === 0) return null
  return (
    <section aria-label={name}>
      <h3 className="mb-2 text-sm font-semibold text-lantern-light">{name}</h3>
      <ul className="grid gap-3">
        {items.map((item) => (
          <li key={`${item.kind} ${item.at} ${item.animations[0]?.id}`}>
            <NewsEntry item={item} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NewsSkeleton() {
  const t = useTexts('core/news')
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  )
}

function NoNews() {
  const t = useTexts('core/news')
  return (
    <div className="grid justify-items-center gap-2 py-8 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-lantern/12 text-lantern shadow-halo">
        <Telescope aria-hidden className="size-8" />
      </span>
      <p className="mt-2 font-display text-2xl">{t('empty')}</p>
      <p className="text-mist text-pretty">{t('emptyText')}</p>
    </div>
  )
}
