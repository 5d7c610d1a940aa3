import { useQuery } from '@tanstack/react-query'
import { Unplug } from 'lucide-react'
import { useRefusal } from '../../../library/refusal/use-refusal.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { clipsQuery, studioQuery } from '../studio.queries.ts'
import { MakingOf } from './making-of.tsx'

/** The clip of Leo that greets. */
const GREETING = 'leo-happy'

/** /create-studio: how our films are made. */
export function CreateStudioPage() {
  const t = useTexts('studio/making-of')
  const shell = useTexts('core/shell')
  const explain = useRefusal()
  const studio = useQuery(studioQuery)
  const clips = useQuery(clipsQuery)
  const leo = clips.data?.find(({ slug }) => slug === GREETING)
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <title>{`${t('title')} · ${shell('productName')}`}</title>
      {!studio.data && <h1 className="sr-only">{t('title')}</h1>}
      {studio.isPending && <StudioSkeleton text={t('loading')} />}
      {studio.isError && !studio.data && (
        <div className="grid min-h-[80svh] place-items-center">
          <Notice
            role="alert"
            icon={<Unplug aria-hidden className="size-11" />}
            title={t('failedTitle')}
            text={explain(studio.error).text}
            action={<Button onClick={() => void studio.refetch()}>{t('retry')}</Button>}
          />
        </div>
      )}
      {studio.data && <MakingOf studio={studio.data} leo={leo} />}
    </main>
  )
}

function StudioSkeleton({ text }: { text: string }) {
  return (
    <div className="grid gap-6 px-gutter pt-40">
      <p role="status" className="sr-only">
        {text}
      </p>
      <Skeleton className="h-32 w-[min(44rem,100%)]" />
      <Skeleton className="h-24 w-[min(36rem,90%)]" />
      <Skeleton className="mt-16 h-32" />
      <Skeleton className="h-96" />
    </div>
  )
}
