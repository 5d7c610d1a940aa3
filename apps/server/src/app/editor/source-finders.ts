import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import { pathOf } from '@starnest/contract/route'
import { MEDIA_FILE, mediaKey, mediaUrl } from '../../domain/media/media-address.ts'
import { seesEveryTitle } from '../../features/catalog/allowed-titles.ts'
import type { CatalogService } from '../../features/catalog/catalog.service.ts'
import type {
  FoundSource,
  SourceFinders,
  Unfound,
} from '../../features/editor/assets/resolve-assets.ts'
import { type FindingDeps, findFilesByName } from '../../features/files/found-files.ts'
import { originalKey } from '../../features/files/receiving/take-in.ts'
import { takenAt } from '../../features/files/taken-at.ts'
import { madeUrl } from '../../features/files/temp-file.ts'
import type { StoredFile } from '../../features/files/who-may.ts'
import { sourceFormatOf } from '../../features/ingest/source-format.ts'
import type { TracksService } from '../../features/jam/tracks/tracks.service.ts'
import { EMPTY_STUDIO, type StudioLibrary } from '../../features/studio/studio-library.ts'

/** What sources of assets are found in. */
export type FinderParts = {
  finding: FindingDeps
  catalog: Pick<CatalogService, 'findVisibleTitle'>
  tracks: Pick<TracksService, 'beats' | 'grid' | 'sound'>
  studio?: Pick<StudioLibrary, 'art' | 'files'> | undefined
}

type VisibleTitle = NonNullable<Awaited<ReturnType<CatalogService['findVisibleTitle']>>>

/** Finds what assets are taken from in the slices that keep it. */
export function sourceFinders(parts: FinderParts): SourceFinders {
  const { finding, catalog, tracks, studio = EMPTY_STUDIO } = parts
  return {
    file: async (viewer, filenames) => {
      const found = await findFilesByName(finding, viewer, filenames)
      return filenames.map((filename) => fileSource(found.get(filename) ?? 'missing'))
    },
    title: async (viewer, titleIds) => {
      const titles: (FoundSource | Unfound)[] = []
      // Only who sees every title is told that one is gone: to anybody else it may be hidden.
      const unfound = seesEveryTitle(viewer) ? 'missing' : 'hidden'
      for (const titleId of titleIds) {
        const title = await catalog.findVisibleTitle(viewer, titleId)
        titles.push(title ? titleSource(title) : unfound)
      }
      return titles
    },
    beat: async (viewer, beatIds) =>
      Promise.all(beatIds.map((beatId) => beatSource(tracks, viewer, beatId))),
    art: (artIds) => artIds.map((artId) => artSource(studio, artId)),
  }
}

function fileSource(file: StoredFile | Unfound): FoundSource | Unfound {
  if (typeof file === 'string') return file
  if (file.removedAt !== null) return 'missing'
  const { facts, assetType, mediaId, filename, sizeBytes } = file
  const extension = filename.split('.').at(-1) ?? ''
  return {
    name: file.originalName,
    titleId: file.titleId,
    assetType,
    state: facts === null ? 'preparing' : 'ready',
    duration:
      facts === null || assetType === 'image' ? null : Math.round(facts.durationSeconds * 1000),
    width: facts?.video?.widthPx ?? null,
    height: facts?.video?.heightPx ?? null,
    hasSound: (facts?.audio.length ?? 0) > 0,
    thumbnailUrl: file.hasThumbnail ? madeUrl(mediaId, 'thumbnail.webp') : null,
    credit: null,
    beat: null,
    url: pathOf(FILE_ROUTES.bytes, { filename }),
    storageKey: facts === null ? null : originalKey(mediaId, extension),
    format: facts?.format ?? 'mp4',
    video: pictureOf(facts),
    sizeBytes,
    takenAt: takenAt(file),
  }
}

/** A film: its file that browsers play. A film that ships has to be named by what shows it. */
function titleSource(title: VisibleTitle): FoundSource | Unfound {
  const { id, mediaId, videoFile } = title
  if (mediaId === null || videoFile === null) return 'missing'
  return {
    name: title.title,
    titleId: id,
    assetType: 'video',
    state: 'ready',
    duration: Math.round(title.durationSeconds * 1000),
    width: null,
    height: null,
    hasSound: title.loudnessLufs !== null,
    thumbnailUrl: title.hasBackdrop
      ? mediaUrl(id, mediaId, title.backdropFolder + MEDIA_FILE.backdrop, title.backdrop?.sinceMs)
      : null,
    credit: title.isUploaded ? null : title.title,
    beat: null,
    url: mediaUrl(id, mediaId, videoFile),
    storageKey: mediaKey(mediaId, videoFile),
    format: sourceFormatOf(videoFile) ?? 'mp4',
    video: null,
    sizeBytes: 0,
    takenAt: null,
  }
}

async function beatSource(
  tracks: FinderParts['tracks'],
  viewer: Parameters<TracksService['sound']>[0],
  beatId: string,
): Promise<FoundSource | Unfound> {
  const beat = tracks.beats().find(({ id }) => id === beatId)
  if (!beat) return 'missing'
  const { bpm: _, ...grid } = tracks.grid(beatId)
  const { key, version } = await tracks.sound(viewer, { mode: 'freestyle', trackId: beatId })
  return {
    name: beat.name,
    titleId: null,
    assetType: 'audio',
    state: 'ready',
    duration: Math.round(beat.durationSeconds * 1000),
    width: null,
    height: null,
    hasSound: true,
    thumbnailUrl: null,
    credit: beat.credits.map(({ text }) => text).join(', '),
    beat: { bpm: beat.bpm, firstBeatMs: grid.firstBeatMs, beatsPerBar: grid.beatsPerBar },
    url: pathOf(JAM_ROUTES.beatSound, { id: beatId, version }),
    storageKey: key,
    format: 'webm',
    video: null,
    sizeBytes: 0,
    takenAt: null,
  }
}

/** Something of the studio's that is meant for every age. */
function artSource(
  { art, files }: Pick<StudioLibrary, 'art' | 'files'>,
  artId: string,
): FoundSource | Unfound {
  const found = art.find(({ id }) => id === artId)
  const path = found && files.get(found.address)?.path
  if (!path) return 'missing'
  const { kind, name, url, pictureUrl, durationSeconds, width, height, hasSound } = found
  return {
    name,
    titleId: null,
    assetType: kind === 'sticker' ? 'image' : 'video',
    state: 'ready',
    duration: durationSeconds === null ? null : Math.round(durationSeconds * 1000),
    ...{ width, height, hasSound, thumbnailUrl: pictureUrl, credit: null, beat: null },
    ...{ url, storageKey: null, path, format: kind === 'sticker' ? 'webp' : 'mp4' },
    ...{ sizeBytes: 0, takenAt: null, video: kind === 'sticker' ? null : PLAIN_PICTURES },
  }
}

/** What we render ourselves. */
const PLAIN_PICTURES = { isHdr: false, isInterlaced: false } as const

function pictureOf(facts: StoredFile['facts']): FoundSource['video'] {
  if (!facts?.video) return null
  const { isHdr, isInterlaced } = facts.video
  return { isHdr, isInterlaced }
}
