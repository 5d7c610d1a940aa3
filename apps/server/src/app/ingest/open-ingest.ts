import { originOfFile } from '../../features/catalog/family-titles/family-origin.ts'
import {
  addCaptions,
  changeFamilyTitle,
  createFamilyTitle,
  offerPicture,
} from '../../features/catalog/family-titles/family-titles.repository.ts'
import { titleOfName } from '../../features/catalog/family-titles/title-of-name.ts'
import { type IngestDeps, IngestService } from '../../features/ingest/ingest.service.ts'
import type { IngestTitles } from '../../features/ingest/ingest-titles.ts'

/** Puts the slice together that makes titles of files, over the catalogue's own functions. */
export function openIngest(parts: Omit<IngestDeps, 'titles'>): IngestService {
  return new IngestService({ ...parts, titles })
}

const titles: IngestTitles = {
  create: (queries, { id, householdId, mediaId, originalName, uploadedAt }, findings) =>
    createFamilyTitle(queries, {
      householdId,
      mediaId,
      origin: originOfFile('file', id),
      addedAt: uploadedAt,
      ...titleOfName(originalName),
      ...findings,
    }),
  change: changeFamilyTitle,
  addCaptions,
  offerPicture,
}
