import type { Animation } from '@starnest/contract/catalog/catalog'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { RelatedCard } from '../related-card.tsx'
import { PAGE_WIDTH, PART_HEADING } from './look.ts'

/** Titles of the same category. Nothing is shown when there is none. Source: specification §2.5. */
export function MoreLikeThis(props: {
  titles: readonly Animation[]
  error: Error | null
  onRetry: () => void
}) {
  const t = useTexts('watch/watch')
  if (props.titles.length === 0 && !props.error) return null
  return (
    <section aria-labelledby="related-heading" className={`${PAGE_WIDTH} pb-20`}>
      <h2 id="related-heading" className={PART_HEADING}>
        {t('moreLikeThis')}
      </h2>
      {props.titles.length === 0 ? (
        <div className="mt-6">
          <LoadFailure error={props.error} lead={t('relatedFailed')} onRetry={props.onRetry} />
        </div>
      ) : (
        <ul
          data-focus-row=""
          className="mt-6 grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 sm:gap-x-6 xl:grid-cols-6"
        >
          {props.titles.map((title) => (
            <li key={title.id}>
              <RelatedCard title={title} to={`/watch/${title.id}`} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
