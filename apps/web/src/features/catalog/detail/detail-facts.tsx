import type { Animation } from '@starnest/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { useAgeFacts } from '../../../library/title/age-facts.ts'
import { titleDetailQuery } from '../../../library/title/title.queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useLength } from '../cards/use-length.ts'

/** What is known of a title, and who plays in it. */
export function DetailFacts({ animation }: { animation: Animation }) {
  const t = useTexts('title/detail')
  const sayGenre = useTexts('core/genre')
  const { data: detail } = useQuery(titleDetailQuery(animation.id))
  const { rating } = animation
  const ages = useAgeFacts({ rating, certificate: detail?.certificate ?? null })
  const facts: [string, string | number | null][] = [
    [t('genre'), sayGenre(animation.genre ?? 'none')],
    [t('series'), animation.series?.title ?? null],
    [t('released'), animation.releaseYear],
    // Without its certificate the age may be another one: it waits for that.
    [t('rating'), [rating ?? t('unrated'), ...(detail ? ages : [])].join(' · ')],
    [t('length'), useLength(animation)],
  ]
  return (
    <div className="grid content-start gap-4">
      <dl className="detail-facts">
        {facts
          .filter(([, value]) => value !== null)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {animation.viewCount > 0 && (
        <p className="text-mist">{t('views', { count: animation.viewCount })}</p>
      )}
      <Cast id={animation.id} />
    </div>
  )
}

function Cast({ id }: { id: number }) {
  const t = useTexts('title/detail')
  const detail = useQuery(titleDetailQuery(id))
  if (detail.isError) {
    const retry = () => void detail.refetch()
    return <LoadFailure error={detail.error} lead={t('failed')} onRetry={retry} />
  }
  const cast = detail.data?.cast ?? []
  if (cast.length === 0) return null
  return (
    <section aria-labelledby="detail-cast">
      <h3 id="detail-cast" className="text-mist">
        {t('cast')}
      </h3>
      <ul className="mt-1 grid gap-1">
        {cast.map(({ name, role }) => (
          <li key={`${name} ${role}`}>
            {name} <span className="text-mist">· {role}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
