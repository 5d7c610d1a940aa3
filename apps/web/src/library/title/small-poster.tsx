import type { Animation } from '@starnest/contract/catalog/catalog'
import { Film } from 'lucide-react'
import { Artwork } from '../../ui/artwork.tsx'

type SmallPosterProps = {
  title: Pick<Animation, 'thumbnailUrl' | 'backdropUrl' | 'poster' | 'backdrop'>
  /** CSS pixels of the largest that it is drawn. */
  width: number
  height: number
}

/** The poster of a title in a list, else its wide picture, else a sign of film. */
export function SmallPoster({ title, width, height }: SmallPosterProps) {
  return (
    <Artwork
      src={title.thumbnailUrl ?? title.backdropUrl}
      picture={title.thumbnailUrl === null ? title.backdrop : title.poster}
      {...{ width, height }}
      fallback={
        <span className="grid size-full place-items-center bg-space-800">
          <Film aria-hidden className="size-8 text-mist" />
        </span>
      }
    />
  )
}
