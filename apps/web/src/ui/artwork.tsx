import { avifUrl, type Picture } from '@starnest/contract/catalog/catalog'
import { type ReactNode, useEffect, useState } from 'react'
import { thumbHashToDataURL } from 'thumbhash'
import { whenIdle } from '../platform/screen/idle.ts'

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
  /** Shown whole at the end of its place, over its own blur, instead of cut to fill it. */
  isWhole?: boolean
  className?: string
}

/** Where nobody waits for it, a picture comes gently out of its blur; what is on the screen first is
 *  painted as soon as the browser has it. */
const FADES_IN = 'opacity-0 transition-opacity duration-500 data-[state=shown]:opacity-100'

type State = 'loading' | 'shown' | 'broken'

/** A decorative picture that keeps its place: blurred until it has come, in the size and format that
 *  fit the screen, and never a broken frame. */
export function Artwork(props: ArtworkProps) {
  const {
    src,
    picture,
    width,
    height,
    sizes,
    fallback,
    isUrgent = false,
    isWhole,
    className = '',
  } = props
  const [state, setState] = useState<State>('loading')
  const blur = useBlur(isWhole || state === 'loading' ? picture?.thumbHash : undefined)
  if (src === null || state === 'broken') return fallback
  const widths = picture?.widths ?? []
  return (
    <picture
      className="block size-full bg-cover bg-center"
      style={blur ? { backgroundImage: `url(${blur})` } : undefined}
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
        className={`size-full ${isWhole ? 'artwork-whole' : 'object-cover'} ${isUrgent ? '' : FADES_IN} ${className}`}
      />
    </picture>
  )
}

/** Blurred pictures by their hash: the same titles stand in many rows. */
const blurred = new Map<string, string>()

/** A blurred picture as an address, made when the page has time for it; undefined until then, and
 *  without a hash. */
function useBlur(thumbHash: string | undefined): string | undefined {
  const [made, setMade] = useState<string>()
  useEffect(() => {
    if (thumbHash === undefined || blurred.has(thumbHash)) return
    return whenIdle(() => {
      const bytes = Uint8Array.from(atob(thumbHash), (letter) => letter.charCodeAt(0))
      const url = blurred.get(thumbHash) ?? thumbHashToDataURL(bytes)
      blurred.set(thumbHash, url)
      setMade(url)
    })
  }, [thumbHash])
  return thumbHash === undefined ? undefined : (blurred.get(thumbHash) ?? made)
}
