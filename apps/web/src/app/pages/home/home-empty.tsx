import type { Genre, Shelf } from '@starnest/contract/catalog/catalog'
import { Clapperboard, ListPlus, Telescope } from 'lucide-react'
import { catalogTexts } from '../../../features/catalog/catalog.texts.ts'
import { genreTexts } from '../../../library/title/genre.texts.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { emptyTexts } from './empty.texts.ts'

const ICON = 'size-11'

/** There is nothing to show at all. */
export function HomeEmpty() {
  const t = useTexts(emptyTexts)
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
  const t = useTexts(emptyTexts)
  const sayGenre = useTexts(genreTexts)
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
  const t = useTexts(emptyTexts)
  const sayShelf = useTexts(catalogTexts)
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
