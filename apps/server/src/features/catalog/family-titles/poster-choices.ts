import { readFile } from 'node:fs/promises'
import { pictureSchema } from '@starnest/contract/catalog/catalog'
import { z } from 'zod'
import { mediaKey, PICTURE_CHOICES } from '../../../domain/media/media-address.ts'
import { type Storage, StorageError } from '../../../ports/storage.ts'

/** Pictures out of a film of which one can stand for it. `folder` is where they lie, without '/'. */
export const posterChoicesSchema = z.array(
  z.object({
    folder: z.string().regex(/^candidate-[0-2]$/),
    poster: pictureSchema,
    backdrop: pictureSchema,
  }),
)
export type PosterChoices = z.infer<typeof posterChoicesSchema>

/** The pictures that a title can choose from; none when none were made. @throws StorageError */
export async function readPosterChoices(storage: Storage, mediaId: string): Promise<PosterChoices> {
  try {
    const key = mediaKey(mediaId, PICTURE_CHOICES)
    const text = await storage.withLocalFile(key, (path) => readFile(path, 'utf8'))
    return posterChoicesSchema.parse(JSON.parse(text))
  } catch (error) {
    if (error instanceof StorageError && error.reason === 'missing') return []
    throw error
  }
}

/** What a title's row says when one of its pictures is chosen. */
export const chosenPicture = (chosen: PosterChoices[number]) => ({
  ...asPoster(chosen),
  ...asBackdrop(chosen),
})

/** What it says when the picture is chosen for the poster alone. */
export const asPoster = ({ folder, poster }: PosterChoices[number]) => ({
  pictureFolder: `${folder}/`,
  hasPoster: true,
  poster,
})

/** What it says when the picture is chosen for the backdrop alone. */
export const asBackdrop = ({ folder, backdrop }: PosterChoices[number]) => ({
  backdropFolder: `${folder}/`,
  hasBackdrop: true,
  backdrop,
})
