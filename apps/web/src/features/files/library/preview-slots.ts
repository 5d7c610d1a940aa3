import type { ComponentType } from 'react'

/** Why a film cannot be seen in its preview. */
export type FilmTrouble = 'unplayable' | 'unreachable' | 'timeOver'

/** A film of the catalogue with the browser's own controls, played as its page plays it. */
export type FilmSlotProps = {
  titleId: number
  label: string
  pictureUrl: string | null
  className: string
  onTrouble: (trouble: FilmTrouble) => void
}

/** What a screen hands to whoever shows a file. */
export type PreviewSlots = {
  /** Opens what the family says of a title. */
  onEdit: (titleId: number) => void
  Film: ComponentType<FilmSlotProps>
}
