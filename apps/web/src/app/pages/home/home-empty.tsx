import type { Genre, Shelf } from '@starnest/contract/catalog/catalog'
import { Clapperboard, ListPlus, Telescope } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

const ICON = 'size-11'

/** There is nothing to show at all. */
export function HomeEmpty() {
  const t = useTexts('core/empty')
  return (
    <Notice
      role="status"
      icon={<Clapperboard aria-hidden className={ICON} />}
      title={t('emptyTitle')}
      text={t('emptyText')}
    />
  )
}

type GenreEmptyProps = {
  genre: Genre
  /** What is offered to whoever is watching. */
  genres: readonly Genre[]
  onShowAll: () => void
}

/** There is nothing to show in this genre. */
export function GenreEmpty({ genre, genres, onShowAll }: GenreEmptyProps) {
  const t = useTexts('core/empty')
  const sayGenre = useTexts('core/genre')
  const isOffered = genres.includes(genre)
  return (
    <Notice
      role="status"
      icon={<Telescope aria-hidden className={ICON} />}
      title={isOffered ? t('emptyGenreTitle', { genre: sayGenre(genre) }) : t('laterGenreTitle')}
      text={t('emptyGenreText')}
      action={
        <div data-focus-row="">
          <Button onClick={onShowAll}>{t('showAll')}</Button>
        </div>
      }
    />
  )
}

/** A shelf with nothing on it. My List says how it is filled. */
export function ShelfEmpty({ shelf }: { shelf: Shelf }) {
  const t = useTexts('core/empty')
  const sayShelf = useTexts('core/catalog')
  const isMyList = shelf === 'my-list'
  return (
    <Notice
      role="status"
      icon={
        isMyList ? (
          <ListPlus aria-hidden className={ICON} />
        ) : (
          <Telescope aria-hidden className={ICON} />
        )
      }
      title={
        isMyList
          ? t('emptyMyListTitle')
          : t('emptyShelfTitle', { shelf: sayShelf(`shelf.${shelf}`) })
      }
      text={t(isMyList ? 'emptyMyListText' : 'emptyGenreText')}
      action={
        <div data-focus-row="">
          <ButtonLink to="/">{t('findFilms')}</ButtonLink>
        </div>
      }
    />
  )
}
