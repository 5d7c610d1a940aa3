import type { Genre, Shelf } from '@starnest/contract/catalog/catalog'
import { TitleWall } from '../../../features/catalog/shelf/title-wall.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { GenreEmpty, ShelfEmpty } from './home-empty.tsx'

type HomeShelfProps = {
  shelf: Shelf | undefined
  genre: Genre | undefined
  /** What is offered to whoever is watching. */
  genres: readonly Genre[]
  onShowAll: () => void
}

/** Home narrowed to a genre, a shelf, or a genre of a shelf. */
export function HomeShelf({ shelf, genre, genres, onShowAll }: HomeShelfProps) {
  const t = useTexts('core/catalog')
  const sayGenre = useTexts('core/genre')
  const names = [shelf && t(`shelf.${shelf}`), genre && sayGenre(genre)]
  return (
    <TitleWall
      name={names.filter((name) => name !== undefined).join(' · ')}
      shelf={shelf}
      genre={genre}
      empty={
        shelf && !genre ? (
          <ShelfEmpty shelf={shelf} />
        ) : (
          genre && <GenreEmpty genre={genre} genres={genres} onShowAll={onShowAll} />
        )
      }
    />
  )
}
