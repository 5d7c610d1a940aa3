import './videos.css'
import type { TitleExtra } from '@starnest/contract/watch/videos'
import { useQuery } from '@tanstack/react-query'
import { Film, Play } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../platform/texts.ts'
import { formatPlaybackTime } from '../title/playback-time.ts'
import { extraName } from './extra-name.ts'
import { titleVideosQuery } from './videos.queries.ts'

type TitleExtrasProps = {
  titleId: number
  /** An id for the heading, unlike any other on the page. */
  headingId: string
  headingClass: string
  /** How deep it lies on the page. */
  heading: 'h2' | 'h3'
  /** Told when one is opened, so that what lies over the page closes. */
  onOpen?: () => void
}

/** Trailers, featurettes and all else that comes with a title; not there where nothing does. */
export function TitleExtras(props: TitleExtrasProps) {
  const { titleId, headingId, headingClass, heading: Heading, onOpen } = props
  const t = useTexts('title/videos')
  const { data } = useQuery(titleVideosQuery(titleId))
  const extras = data?.extras ?? []
  if (extras.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId} className={headingClass}>
        {t('extras')}
      </Heading>
      <ul data-focus-row="" className="extras">
        {extras.map((extra) => (
          <li key={extra.id}>
            <ExtraCard extra={extra} titleId={titleId} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ExtraCardProps = {
  extra: TitleExtra
  titleId: number
  onOpen: (() => void) | undefined
}

function ExtraCard({ extra, titleId, onOpen }: ExtraCardProps) {
  const t = useTexts('title/videos')
  const name = extraName(extra, t)
  const kind = extra.name === null ? null : t(`kind.${extra.kind}`)
  const length = extra.duration > 0 ? formatPlaybackTime(extra.duration) : null
  const face = (
    <>
      <span className="extra-picture">
        {extra.pictureUrl ? (
          <img src={extra.pictureUrl} alt="" width={320} height={180} loading="lazy" />
        ) : (
          <Film aria-hidden className="size-8 text-mist" />
        )}
        {extra.isReady && <Play aria-hidden className="extra-play" />}
      </span>
      <span className="mt-2 block font-medium text-pretty">{name}</span>
      <span className="block text-mist text-sm">
        {[kind, extra.isReady ? length : t('preparing')].filter(Boolean).join(' · ')}
      </span>
    </>
  )
  if (!extra.isReady) return <div className="extra-card">{face}</div>
  return (
    <Link
      to={`/watch/${titleId}?play=1&video=${extra.id}`}
      className="extra-card"
      {...(onOpen && { onClick: onOpen })}
    >
      {face}
    </Link>
  )
}
