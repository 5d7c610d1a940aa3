import type { Animation, AnimationDetail } from '@starnest/contract/catalog/catalog'
import { Star } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useAgeFacts } from '../../../library/title/age-facts.ts'
import { isPartOfFilm } from '../../../library/title/in-parts.ts'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { formatDuration, formatScore } from '../facts/title-facts.ts'
import { HeroActions } from './hero-actions.tsx'
import { PAGE_WIDTH } from './look.ts'

/** The top of the page: the film's picture, its name, its facts in short, and Play. */
export function TitleHero(props: {
  title: AnimationDetail
  playButton: RefObject<HTMLButtonElement | null>
  onPlay: () => void
  onStartOver: () => void
  listButtons: ReactNode
}) {
  const { title } = props
  return (
    <section className="relative isolate overflow-hidden">
      <HeroPicture title={title} />
      <div aria-hidden className="watch-veil absolute inset-0 -z-10" />
      <div className={`watch-words night-behind ${PAGE_WIDTH} pt-40 pb-12 sm:pb-16`}>
        {/* Ends where Play begins: buttons that come later make rows below it, and Play stays where it is. */}
        <div className="flex min-h-[calc(min(88svh,60rem)-29rem)] flex-col justify-end sm:min-h-[calc(min(88svh,60rem)-19rem)]">
          <h1 className="max-w-[18ch] text-balance font-display text-5xl text-starlight leading-[1.02] drop-shadow-[0_4px_24px_rgb(0_0_0/.7)] sm:text-7xl 2xl:text-8xl forced-colors:leading-tight forced-colors:filter-none">
            {fullTitle(title)}
          </h1>
          {title.tagline && (
            <p className="mt-4 max-w-2xl text-pretty text-lg text-starlight/90 sm:text-2xl">
              {title.tagline}
            </p>
          )}
          <ShortFacts title={title} />
        </div>
        <HeroActions {...props} />
      </div>
    </section>
  )
}

/** The wide picture, or the poster whole over its own blur: cut to a strip, it would be a piece of its
 *  lettering. */
function HeroPicture({ title: { backdropUrl, thumbnailUrl } }: { title: Animation }) {
  if (backdropUrl === null && thumbnailUrl !== null) {
    return (
      <>
        <div className="watch-fade absolute inset-x-0 top-0 -z-20 h-[48%] overflow-hidden sm:h-full">
          <img src={thumbnailUrl} alt="" className="watch-poster-blur" />
        </div>
        <div className="absolute inset-x-0 top-0 -z-5 h-[48%] sm:h-full">
          <img
            src={thumbnailUrl}
            alt=""
            width={800}
            height={1200}
            fetchPriority="high"
            className="watch-poster"
          />
        </div>
      </>
    )
  }
  if (backdropUrl === null)
    return <div aria-hidden className="watch-nebula absolute inset-0 -z-20" />
  return (
    <img
      src={backdropUrl}
      alt=""
      width={1920}
      height={1080}
      fetchPriority="high"
      className="watch-drift watch-fade absolute inset-x-0 top-0 -z-20 h-[48%] w-full object-cover object-[50%_22%] sm:h-full"
    />
  )
}

function ShortFacts({ title }: { title: AnimationDetail }) {
  const t = useTexts('watch/watch')
  const [ages, certificate] = useAgeFacts(title)
  // The badge says a certificate of the United States already.
  const isSaid = certificate === undefined || title.certificate?.label === title.rating
  const duration = formatDuration(title, useLanguage())
  return (
    <ul
      aria-label={t('titleFacts')}
      className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 text-base text-starlight sm:text-lg"
    >
      <li className="flex">
        <Score imdbRating={title.imdbRating} />
      </li>
      {title.releaseYear !== null && <li>{title.releaseYear}</li>}
      <li className="rounded-md border border-starlight/50 bg-space-950/40 px-2 py-0.5 font-medium text-sm">
        {title.rating ?? t('unrated')}
      </li>
      {ages !== undefined && <li>{isSaid ? ages : `${ages} · ${certificate}`}</li>}
      {duration !== undefined && <li>{duration}</li>}
      {title.seasons !== null && !isPartOfFilm(title) && (
        <li>{t('seasons', { count: title.seasons })}</li>
      )}
    </ul>
  )
}

function Score({ imdbRating }: { imdbRating: number | null }) {
  const t = useTexts('watch/watch')
  const score = formatScore(imdbRating)
  return (
    <span className="inline-flex items-center gap-2">
      <Star
        aria-hidden
        className={`size-5 text-lantern ${score === undefined ? '' : 'fill-lantern'}`}
      />
      {score === undefined ? (
        t('notRated')
      ) : (
        <>
          <span className="sr-only">{t('imdbRating', { rating: score })}</span>
          <span aria-hidden className="font-semibold">
            {score}
          </span>
        </>
      )}
    </span>
  )
}
