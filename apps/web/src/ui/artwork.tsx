import { avifUrl, type Picture } from '@starnest/contract/catalog'
import { type ReactNode, useState } from 'react'
import { thumbHashToDataURL } from 'thumbhash'

type ArtworkProps = {
  /** The picture as WebP; null: there is none. */
  src: string | null
  /** Its smaller and larger sizes and its blurred stand-in; null: it has only this one. */
  picture?: Picture | null
  width: number
  height: number
  /** How wide it is shown, as the `sizes` of HTML; the browser chooses the file by it. */
  sizes?: string
  /** Drawn in the picture's place when there is none or it cannot be loaded. */
  fallback: ReactNode
  isUrgent?: boolean
  className?: string
}

type State = 'loading' | 'shown' | 'broken'

/** A decorative picture that keeps its place: blurred until it has come, in the size and format that
 *  fit the screen, and never a broken frame. */
export function Artwork(props: ArtworkProps) {
  const { src, picture, width, height, sizes, fallback, isUrgent = false, className = '' } = props
  const [state, setState] = useState<State>('loading')
  if (src === null || state === 'broken') return fallback
  const widths = picture?.widths ?? []
  return (
    <picture
      className="block size-full bg-cover bg-center"
      style={picture ? { backgroundImage: `url(${blurredUrl(picture.thumbHash)})` } : undefined}
    >
      {widths.length > 0 && (
        <source
          type="image/avif"
          srcSet={widths.map((pixels) => `${avifUrl(src, pixels)} ${pixels}w`).join(', ')}
          sizes={sizes ?? `${width}px`}
        />
      )}
      <img
        src={src}
        alt=""
        width={width}
        height={height}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        data-state={state}
        onLoad={() => setState('shown')}
        onError={() => setState('broken')}
        className={`size-full object-cover opacity-0 transition-opacity duration-500 data-[state=shown]:opacity-100 ${className}`}
      />
    </picture>
  )
}

/** Blurred pictures by their hash: the same titles stand in many rows. */
const blurred = new Map<string, string>()

function blurredUrl(thumbHash: string): string {
  const known = blurred.get(thumbHash)
  if (known !== undefined) return known
  const bytes = Uint8Array.from(atob(thumbHash), (letter) => letter.charCodeAt(0))
  const url = thumbHashToDataURL(bytes)
  blurred.set(thumbHash, url)
  return url
}
