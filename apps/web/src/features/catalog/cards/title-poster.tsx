import type { Animation } from '@starnest/contract/catalog/catalog'
import { GENRE_TINTS } from '../genres/genre-tints.ts'

type TitlePosterProps = { animation: Pick<Animation, 'title' | 'genre'> }

/** A poster made of the title itself, in its genre's colours, where a picture is missing. */
export function TitlePoster({ animation: { title, genre } }: TitlePosterProps) {
  const tint = GENRE_TINTS[genre ?? 'none']
  return (
    <div
      aria-hidden
      className="title-poster"
      style={{
        background: `radial-gradient(120% 70% at 50% 108%, ${tint} 0%, color-mix(in oklab, ${tint} 45%, #1a1446) 34%, #120f33 72%, #0b0a20 100%)`,
      }}
    >
      <div className="starfield absolute inset-0 opacity-80" />
      <p
        className="relative px-[9%] pb-[22%] text-center font-display leading-[1.02] text-balance text-starlight hyphens-auto text-shadow-lg"
        style={{ fontSize: title.length > 26 ? 'min(11cqw, 15cqh)' : 'min(14cqw, 19cqh)' }}
      >
        {title}
      </p>
    </div>
  )
}
