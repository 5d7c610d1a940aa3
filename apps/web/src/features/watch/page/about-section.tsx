import type { AnimationDetail } from '@starnest/contract/catalog/catalog'
import type { ReactNode } from 'react'
import { useAgeFacts } from '../../../library/title/age-facts.ts'
import { isPartOfFilm } from '../../../library/title/in-parts.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { formatDuration } from '../facts/title-facts.ts'
import { PAGE_WIDTH, PART_HEADING } from './look.ts'
import { QuickStats } from './quick-stats.tsx'

/** Id of the About section, which More Info shows and focuses. */
export const ABOUT_ID = 'about'

/** What the title is about, its facts, who plays in it, and beside them the quick stats. Source: specification §2.5. */
export function AboutSection({ title }: { title: AnimationDetail }) {
  const t = useTexts('watch/watch')
  const sayGenre = useTexts('core/genre')
  const sayAge = useTexts('title/age')
  const ages = useAgeFacts(title)
  const duration = formatDuration(title, useLanguage())
  return (
    <div className={`${PAGE_WIDTH} grid gap-10 py-10 sm:py-14 lg:grid-cols-[1fr_22rem] lg:gap-16`}>
      <section
        id={ABOUT_ID}
        tabIndex={-1}
        aria-labelledby="about-heading"
        className="scroll-mt-4 rounded-2xl focus-visible:outline-offset-8"
      >
        <h2 id="about-heading" className={PART_HEADING}>
          {t('about')}
        </h2>
        <p className="mt-5 max-w-[65ch] text-pretty text-lg text-starlight/90 leading-relaxed sm:text-xl">
          {title.description}
        </p>
        <dl className="mt-9 grid grid-cols-2 gap-x-8 gap-y-6 sm:grid-cols-3">
          <Fact name={t('genre')}>{sayGenre(title.genre ?? 'none')}</Fact>
          <Fact name={t('category')}>{t(`category.${title.category}`)}</Fact>
          {duration !== undefined && <Fact name={t('duration')}>{duration}</Fact>}
          <Fact name={t('releaseYear')}>{title.releaseYear ?? t('unknown')}</Fact>
          {title.episodes !== null && (
            <Fact name={t(isPartOfFilm(title) ? 'parts' : 'episodes')}>{title.episodes}</Fact>
          )}
          <Fact name={t('rating')}>{title.rating ?? t('unrated')}</Fact>
          {ages.length > 0 && <Fact name={sayAge('age')}>{ages.join(' · ')}</Fact>}
        </dl>
        {title.cast.length > 0 && (
          <>
            <h3 className="mt-9 text-mist text-sm">{t('cast')}</h3>
            <ul className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
              {title.cast.map(({ name, role }) => (
                <li key={`${name} ${role}`}>
                  <span className="block text-lg text-starlight">{name}</span>
                  <span className="block text-mist text-pretty">{role}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <QuickStats title={title} />
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-white/12 border-t pt-3">
      <dt className="text-mist text-sm">{name}</dt>
      <dd className="mt-1 text-lg text-starlight">{children}</dd>
    </div>
  )
}
