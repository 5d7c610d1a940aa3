import { type Animation, GENRES, type Genre } from '@starnest/contract/catalog/catalog'

/** What genres and categories are called. */
type Names = {
  genre: (genre: Genre) => string
  category: (category: Animation['category']) => string
}

/** What the badge of an uploaded video says: the genre that the family gave it, else one that its
 *  title names, else what kind of file it is, such as 'MP4', and of one that was converted, which has no
 *  address, its category. Undefined for what was not uploaded. Source: specification §2.4. */
export function uploadBadge(
  title: Pick<Animation, 'isUpload' | 'videoUrl' | 'genre' | 'category' | 'title'>,
  nameOf: Names,
): string | undefined {
  const { videoUrl } = title
  if (!title.isUpload) return undefined
  const words = title.title.toLowerCase()
  const found = title.genre ?? GENRES.find((one) => words.includes(nameOf.genre(one).toLowerCase()))
  if (found) return nameOf.genre(found)
  if (videoUrl === null) return nameOf.category(title.category)
  return videoUrl.slice(videoUrl.lastIndexOf('.') + 1).toUpperCase()
}
