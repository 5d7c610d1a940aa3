import { type ReactNode, useState } from 'react'

type ArtworkProps = {
  /** null: there is no picture. */
  src: string | null
  width: number
  height: number
  /** Drawn in the picture's place when there is none or it cannot be loaded. */
  fallback: ReactNode
  isUrgent?: boolean
  className?: string
}

type State = 'loading' | 'shown' | 'broken'

/** A decorative picture that keeps its place, fades in, and never shows a broken frame. */
export function Artwork(props: ArtworkProps) {
  const { src, width, height, fallback, isUrgent = false, className = '' } = props
  const [state, setState] = useState<State>('loading')
  if (src === null || state === 'broken') return fallback
  return (
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
  )
}
