import type { EncodingLimit } from '../../domain/media/encoding-limit.ts'
import {
  addCaptions,
  changeFamilyTitle,
  createFamilyTitle,
  offerPicture,
} from '../../features/catalog/family-titles/family-titles.repository.ts'
import { titleOfName } from '../../features/catalog/family-titles/title-of-name.ts'
import { originOf } from '../../features/catalog/origins.ts'
import {
  findShippedFilm,
  listUnpreparedTitles,
  recordStreams,
} from '../../features/catalog/streams.repository.ts'
import {
  addVideoCaptions,
  changeVideo,
} from '../../features/catalog/videos/title-videos.repository.ts'
import { registerIngest } from '../../features/ingest/ingest.routes.ts'
import { type IngestDeps, IngestService } from '../../features/ingest/ingest.service.ts'
import type { IngestTitles } from '../../features/ingest/ingest-titles.ts'
import { EncodingMinutes } from '../../features/ingest/limits/encoding-minutes.ts'
import type { ShippedTitles } from '../../features/ingest/streams/shipped-films.ts'
import type { Database } from '../../ports/database.ts'
import type { Slice } from '../slice.ts'

/** Puts the slice together that makes titles of files, over the catalogue's own functions. */
export function openIngest(parts: Omit<IngestDeps, 'titles' | 'shipped' | 'encoding'>) {
  const encoding = new EncodingMinutes(parts)
  const shipped = shippedOf(parts.database)
  const ingest = new IngestService({ ...parts, encoding, titles, shipped })
  return {
    ingest,
    encoding,
    register: (scope) => registerIngest(scope, ingest),
    start: (house) => ingest.start(house),
    stop: () => ingest.stop(),
  } satisfies Slice & { ingest: IngestService; encoding: EncodingLimit }
}

const titles: IngestTitles = {
  create: (queries, { id, householdId, mediaId, originalName, uploadedAt }, findings) =>
    createFamilyTitle(queries, {
      householdId,
      mediaId,
      origin: originOf('file', id),
      addedAt: uploadedAt,
      ...titleOfName(originalName),
      ...findings,
    }),
  change: (queries, at, findings) =>
    'titleId' in at ? changeFamilyTitle(queries, at, findings) : changeVideo(queries, at, findings),
  addCaptions: (queries, at, captions) =>
    'titleId' in at
      ? addCaptions(queries, at, captions)
      : addVideoCaptions(queries, at, [...captions]),
  offerPicture: (queries, at, picture) => {
    if ('titleId' in at) return offerPicture(queries, at, picture)
    const { folder, backdrop } = picture
    return changeVideo(queries, at, { pictureFolder: `${folder}/`, picture: backdrop })
  },
}

const shippedOf = ({ db }: Database): ShippedTitles => ({
  listUnprepared: () => listUnpreparedTitles(db),
  find: (titleId) => findShippedFilm(db, titleId),
  record: (mediaId, has) => recordStreams(db, mediaId, has),
})
