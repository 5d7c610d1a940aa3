import type { Genre } from '@starnest/contract/catalog/catalog'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { prefersReducedMotion } from '../../../platform/preferences/reduced-motion.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useRovingStop } from '../../../ui/focus/use-roving-stop.ts'
import { CHOSEN_BELOW } from './genre-in-url.ts'
import { ALL_GENRES_TINT, GENRE_TINTS } from './genre-tints.ts'

type GenreStripProps = {
  /** What is offered to whoever is watching. */
  genres: readonly Genre[]
  chosen: Genre | undefined
  onChoose: (genre: Genre | undefined) => void
}

/** One button for every genre and one for all; the chosen one is lit in its own colour. */
export function GenreStrip({ genres, chosen, onChoose }: GenreStripProps) {
  const choices = [undefined, ...genres]
  const t = useTexts('core/catalog')
  const sayGenre = useTexts('core/genre')
  const strip = useRef<HTMLFieldSetElement>(null)
  const roving = useRovingStop(choices.length)
  const { state } = useLocation()
  const isPressed = useNavigationType() !== 'POP'
  const isChosenBelow = isPressed && state === CHOSEN_BELOW

  const isFresh = useRef(true)
  useEffect(() => {
    // "All" is the first button: a strip that has just been drawn stands there already.
    const isInPlace = isFresh.current && chosen === undefined
    isFresh.current = false
    if (isInPlace) return
    const lit = strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (!lit || !strip.current) return
    const left = lit.offsetLeft - (strip.current.clientWidth - lit.offsetWidth) / 2
    strip.current.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
    if (!isChosenBelow) return
    // What was pressed has gone with its row.
    lit.focus({ preventScroll: true })
    strip.current.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [chosen, isChosenBelow])

  return (
    <fieldset
      ref={strip}
      aria-label={t('genres')}
      data-focus-row=""
      onFocus={roving.onFocus}
      className="genre-strip"
    >
      {choices.map((genre, place) => {
        const tint = genre ? GENRE_TINTS[genre] : ALL_GENRES_TINT
        const style: CSSProperties & { '--tint': string } = { '--tint': tint }
        return (
          <button
            key={genre ?? 'all'}
            type="button"
            aria-pressed={chosen === genre}
            tabIndex={roving.tabIndexOf(place)}
            data-place={place}
            style={style}
            onClick={() => onChoose(genre)}
            className="genre-choice"
          >
            {genre ? sayGenre(genre) : t('allGenres')}
          </button>
        )
      })}
    </fieldset>
  )
}
