import { type Animation, GENRES, type Genre } from '@starnest/contract/catalog/catalog'

/** What the address of an uploaded video contains. Source: specification §3, "recent uploads". */
const UPLOADS = '/media/temp-uploads/'

/** What the badge of an uploaded video says: the genre that the family gave it, else one that its
 *  title names, else what kind of file it is, such as 'MP4'. Undefined for what was not uploaded.
 *  `nameOf` is what a genre is called. Source: specification §2.4. */
export function uploadBadge(
  { videoUrl, genre, title }: Pick<Animation, 'videoUrl' | 'genre' | 'title'>,
  nameOf: (genre: Genre) => string,
): string | undefined {
  if (!videoUrl?.includes(UPLOADS)) return undefined
  const words = title.toLowerCase()
  const found = genre ?? GENRES.find((one) => words.includes(nameOf(one).toLowerCase()))
  return found ? nameOf(found) : videoUrl.slice(videoUrl.lastIndexOf('.') + 1).toUpperCase()
}
