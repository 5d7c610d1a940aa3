/** Folders of whole libraries. */
const SHELF =
  /^(?:(?:my )?(?:films?|movies?|filme|filmes|películas|peliculas|pelis|filmy|фильмы|映画|영화|电影|فیلم|أفلام|videos?|vidéos|clips|media|tv|tv ?shows?|shows|series|serien|séries|anime|downloads?|camera|dcim|home ?videos?))$/i

/** Whether a folder's name is that of a whole library, and so of no film and no show. */
export const isShelf = (name: string): boolean => SHELF.test(name)
