import { type Genre, genreSchema } from '@starnest/contract/catalog/catalog'
import { useSearchParams } from 'react-router'

const PARAMETER = 'genre'

/** The state of a link to a genre from below the strip of genres: the page goes back up to it. */
export const CHOSEN_BELOW = 'genre chosen below'

/** The genre that the address names; undefined for all, and for a word that is no genre. */
export function genreIn(search: URLSearchParams): Genre | undefined {
  const parsed = genreSchema.safeParse(search.get(PARAMETER))
  return parsed.success ? parsed.data : undefined
}

/** The same address with another genre; undefined takes the genre out. */
export function withGenre(search: URLSearchParams, genre: Genre | undefined): URLSearchParams {
  const next = new URLSearchParams(search)
  if (genre) next.set(PARAMETER, genre)
  else next.delete(PARAMETER)
  return next
}

/** The chosen genre, kept in the address so that Back, a reload and a link all know it. */
export function useGenreInUrl() {
  const [search, setSearch] = useSearchParams()
  const choose = (genre: Genre | undefined) => setSearch((before) => withGenre(before, genre))
  return { genre: genreIn(search), choose }
}
