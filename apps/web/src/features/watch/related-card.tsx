import type { Animation } from '@starnest/contract/catalog/catalog'
import { useState } from 'react'
import { Link } from 'react-router'
import { episodeTitle, fullTitle } from '../../library/title/title-name.ts'
import { useLanguage } from '../../platform/texts.ts'
import { formatDuration } from './facts/title-facts.ts'

/** A title that is like this one: its wide picture, its name and its length. Opens `to`. */
export function RelatedCard(props: {
  title: Animation
  to: string
  isReplacing?: boolean
  /** Among the episodes of its series. */
  isInSeries?: boolean
}) {
  const { title } = props
  const language = useLanguage()
  const name = props.isInSeries ? episodeTitle(title) : fullTitle(title)
  const duration = formatDuration(title, language)
  return (
    <Link
      to={props.to}
      replace={props.isReplacing ?? false}
      className="group block rounded-2xl text-start outline-offset-4"
    >
      <span className="block aspect-video overflow-hidden rounded-2xl bg-gradient-to-br from-space-700 to-space-850 ring-1 ring-white/10 transition-[transform,box-shadow] duration-300 group-hover:shadow-[0_12px_40px_-8px_rgb(255_180_84/.35)] group-focus-visible:shadow-[0_12px_40px_-8px_rgb(255_180_84/.35)] motion-safe:group-hover:-translate-y-1 motion-safe:group-focus-visible:-translate-y-1">
        <CardPicture title={title} name={name} />
      </span>
      <span className="mt-3 line-clamp-2 block font-medium text-starlight">{name}</span>
      {duration !== undefined && <span className="mt-0.5 block text-mist text-sm">{duration}</span>}
    </Link>
  )
}

/** The picture; a title without one, or with a broken one, gets its name on a night sky. */
function CardPicture({ title, name }: { title: Animation; name: string }) {
  const [isBroken, setBroken] = useState(false)
  const url = title.backdropUrl ?? title.thumbnailUrl
  if (url === null || isBroken) {
    return (
      <span
        aria-hidden
        className="grid size-full place-items-center p-3 text-center font-display font-semibold text-lantern"
      >
        {name}
      </span>
    )
  }
  return (
    <img
      src={url}
      alt=""
      width={640}
      height={360}
      loading="lazy"
      decoding="async"
      className={`size-full ${title.backdropUrl ? 'object-cover' : 'object-contain'}`}
      onError={() => setBroken(true)}
    />
  )
}
