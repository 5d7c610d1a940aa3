import type { Animation } from '@starnest/contract/catalog/catalog'
import { Film } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'
import { Artwork } from '../../../ui/artwork.tsx'
import { partyTexts } from '../party.texts.ts'

type FilmButtonProps = { title: Animation; onChoose: (title: Animation) => void }

/** A film that can be chosen for everybody. */
export function FilmButton({ title, onChoose }: FilmButtonProps) {
  const t = useTexts(partyTexts)
  return (
    <button
      type="button"
      className="button party-offer"
      aria-label={t('watchTitle', { title: title.title })}
      onClick={() => onChoose(title)}
    >
      <span className="party-film-poster">
        <Artwork
          src={title.thumbnailUrl ?? title.backdropUrl}
          picture={title.thumbnailUrl === null ? title.backdrop : title.poster}
          width={200}
          height={300}
          fallback={
            <span className="grid size-full place-items-center bg-space-800">
              <Film aria-hidden className="size-8 text-mist" />
            </span>
          }
        />
      </span>
      <span className="line-clamp-2 font-semibold">
        <bdi>{title.title}</bdi>
      </span>
    </button>
  )
}
