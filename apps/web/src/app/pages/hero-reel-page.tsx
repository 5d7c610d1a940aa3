import { useQuery } from '@tanstack/react-query'
import { Clapperboard, Unplug } from 'lucide-react'
import { homeQuery } from '../../features/catalog/catalog.queries.ts'
import { HeroReel } from '../../features/hero-reel/hero-reel.tsx'
import { useRefusal } from '../../library/refusal/use-refusal.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const ICON = 'size-11'

/** /hero-reel: the featured titles of home, one after the other over the whole screen. */
export function HeroReelPage() {
  const t = useTexts('studio/hero-reel')
  const shell = useTexts('core/shell')
  const explain = useRefusal()
  const home = useQuery(homeQuery())
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <title>{`${t('title')} · ${shell('productName')}`}</title>
      <h1 className="sr-only">{t('title')}</h1>
      {home.isPending && <ReelSkeleton text={t('loading')} />}
      {home.isError && !home.data && (
        <div className="grid min-h-[90svh] place-items-center">
          <Notice
            role="alert"
            icon={<Unplug aria-hidden className={ICON} />}
            title={t('failedTitle')}
            text={explain(home.error).text}
            action={<Button onClick={() => void home.refetch()}>{t('retry')}</Button>}
          />
        </div>
      )}
      {home.data?.hero.length === 0 && (
        <div className="grid min-h-[90svh] place-items-center">
          <Notice
            role="status"
            icon={<Clapperboard aria-hidden className={ICON} />}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={<ButtonLink to="/">{t('toHome')}</ButtonLink>}
          />
        </div>
      )}
      {home.data && home.data.hero.length > 0 && <HeroReel titles={home.data.hero} />}
    </main>
  )
}

function ReelSkeleton({ text }: { text: string }) {
  return (
    <div className="flex min-h-[90svh] flex-col justify-end gap-4 px-gutter pb-8">
      <p role="status" className="sr-only">
        {text}
      </p>
      <Skeleton className="h-20 w-[min(28rem,80%)]" />
      <Skeleton className="h-6 w-[min(36rem,90%)]" />
      <Skeleton className="h-12 w-72" />
      <Skeleton className="mt-4 h-24 w-[min(46rem,100%)]" />
    </div>
  )
}
