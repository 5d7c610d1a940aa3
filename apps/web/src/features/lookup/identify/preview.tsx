import type { LookupChange, LookupPreview } from '@starnest/contract/lookup/lookup'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { type Entry, previewQuery, useIdentify } from '../lookup.queries.ts'
import { ProblemLine } from '../problem-line.tsx'

type PreviewProps = { titleId: number; entry: Entry; onDone: () => void }

/** What a result would change of a title, and of the other episodes of its series. */
export function Preview({ titleId, entry, onDone }: PreviewProps) {
  const t = useTexts('lookup/identify')
  const id = useId()
  const preview = useQuery(previewQuery(titleId, entry))
  const place = useRef<HTMLElement>(null)
  const { data } = preview
  useEffect(() => {
    // Below a list of results it would not be seen to have come.
    if (data) place.current?.scrollIntoView({ block: 'nearest' })
  }, [data])
  return (
    <section aria-labelledby={id} ref={place} className="grid gap-3">
      <h3 id={id} className="font-medium text-lg">
        {t('changes')}
      </h3>
      {preview.isPending && (
        <div role="status">
          <p className="sr-only">{t('loading')}</p>
          <Skeleton className="h-32" />
        </div>
      )}
      {preview.isError && <ProblemLine error={preview.error} />}
      {data && <Changes preview={data} titleId={titleId} entry={entry} onDone={onDone} />}
    </section>
  )
}

function Changes({ preview, titleId, entry, onDone }: PreviewProps & { preview: LookupPreview }) {
  const t = useTexts('lookup/identify')
  const identify = useIdentify(titleId)
  const isRated = preview.titles.every((one) => one.isRated)
  return (
    <>
      {preview.titles.map((one) => (
        <div key={one.titleId} className="grid gap-1">
          {preview.titles.length > 1 && (
            <h4 className="font-medium wrap-anywhere">
              <bdi>{one.title}</bdi>
            </h4>
          )}
          <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[9rem_1fr]">
            {one.changes.map((change) => (
              <Change key={change.field} change={change} />
            ))}
          </dl>
          {one.changes.length === 0 && <p className="text-mist">{t('nothing')}</p>}
        </div>
      ))}
      {preview.more > 0 && <p className="text-mist">{t('more', { count: preview.more })}</p>}
      {!isRated && <p className="text-lantern-light text-pretty">{t('unrated')}</p>}
      {identify.isError && <ProblemLine error={identify.error} />}
      <div className="flex flex-wrap justify-end gap-3" data-focus-row="">
        <Button look="glass" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button
          isBusy={identify.isPending}
          onClick={() =>
            identify.mutate(entry, {
              onSuccess: () => {
                showToast({ title: t('applied', { name: preview.name }) })
                onDone()
              },
            })
          }
        >
          {t('apply')}
        </Button>
      </div>
    </>
  )
}

function Change({ change: { field, before, after, kept } }: { change: LookupChange }) {
  const t = useTexts('lookup/identify')
  return (
    <>
      <dt className="text-mist">{t(`field.${field}`)}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {kept === null && (
          <>
            {before !== null && <s className="me-2 text-mist">{before}</s>}
            <span>{field === 'poster' ? t('newPicture') : after}</span>
          </>
        )}
        {kept !== null && (
          <>
            {before !== null && <span className="me-2">{before}</span>}
            <span className="text-mist">{t(`kept.${kept}`)}</span>
          </>
        )}
      </dd>
    </>
  )
}
