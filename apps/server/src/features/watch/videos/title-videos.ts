import type { TitleExtra, TitleVersion, TitleVideos } from '@starnest/contract/watch/videos'
import { MEDIA_FILE, mediaUrl } from '../../../domain/media-address.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import type { MediaExamination } from '../../../ports/media.ts'
import type { StoredCaption } from '../../../tables/titles.ts'
import type { WatchableTitle } from '../watchable-title.ts'

/** A version or an extra of a title, as the catalogue knows it. */
export type TitleVideo = {
  readonly fileId: number
  /** What it hangs at: the title, or another part of its series. */
  readonly titleId: number
  readonly kind: 'version' | TitleExtra['kind']
  readonly label: string | null
  readonly mediaId: string
  readonly durationSeconds: number
  readonly heightPx: number | null
  /** What its file says of itself; null: not looked into yet. */
  readonly facts: MediaExamination | null
  readonly videoFile: string | null
  readonly chapters: WatchableTitle['chapters']
  readonly loudnessLufs: number | null
  readonly captions: readonly StoredCaption[]
  readonly hasHls: boolean
  readonly hasPreviews: boolean
  readonly pictureFolder: string | null
  /** The title itself is made of it: what was made of it stands in the title. */
  readonly isOwn: boolean
}

/** What playing asks of the catalogue about further files of a title. */
export type Videos = {
  /** Of a title that the viewer may see: its versions, best first, and its extras. */
  list: (viewer: Viewer, titleId: number) => Promise<readonly TitleVideo[]>
  /** What the file of a title says of itself; null: nobody has looked, or it ships with Starnest. */
  factsOf: (viewer: Viewer, titleId: number) => Promise<MediaExamination | null>
  /** Whether the files of a media id are those of one of them. */
  isOf: (viewer: Viewer, at: { titleId: number; mediaId: string }) => Promise<boolean>
  chosen: (viewer: Viewer, titleId: number) => Promise<number | null>
  choose: (viewer: Viewer, choice: { titleId: number; version: number | null }) => Promise<void>
}

/** The versions of a title, where there are several. */
export function versionsOf(title: WatchableTitle, videos: readonly TitleVideo[]): TitleVersion[] {
  const versions = videos.filter(({ kind }) => kind === 'version')
  if (versions.length < 2) return []
  return versions.map((video) => {
    const { durationSeconds } = video.isOwn ? title : video
    return {
      id: video.fileId,
      label: video.label,
      height: video.heightPx,
      duration: durationSeconds,
      isReady: isReady(video.isOwn ? title : video),
    }
  })
}

/** Whether there is anything of it to play. */
export const isReady = ({ videoFile, hasHls }: Pick<TitleVideo, 'videoFile' | 'hasHls'>): boolean =>
  videoFile !== null || hasHls

/** All that there is of a title besides itself. `chosen` may be a version that has gone. */
export function titleVideosOf(
  title: WatchableTitle,
  { videos, chosen }: { videos: readonly TitleVideo[]; chosen: number | null },
): TitleVideos {
  const versions = versionsOf(title, videos)
  return {
    versions,
    chosen: versions.some(({ id }) => id === chosen) ? chosen : null,
    extras: videos.flatMap((video) => extraOf(video) ?? []).toSorted(byKindThenName),
  }
}

function extraOf(video: TitleVideo): TitleExtra | undefined {
  const { fileId, titleId, kind, label, durationSeconds, mediaId, pictureFolder } = video
  if (kind === 'version') return undefined
  return {
    ...{ id: fileId, titleId, kind, name: label, duration: durationSeconds },
    pictureUrl:
      pictureFolder === null
        ? null
        : mediaUrl(titleId, mediaId, `${pictureFolder}${MEDIA_FILE.backdrop}`),
    isReady: isReady(video),
  }
}

const KIND_ORDER = [
  'trailer',
  'featurette',
  'behind-the-scenes',
  'interview',
  'deleted-scene',
  'scene',
  'short',
  'clip',
  'other',
  'sample',
] as const satisfies TitleExtra['kind'][]

const byKindThenName = (one: TitleExtra, other: TitleExtra) =>
  KIND_ORDER.indexOf(one.kind) - KIND_ORDER.indexOf(other.kind) ||
  (one.name ?? '').localeCompare(other.name ?? '', 'en', { numeric: true }) ||
  one.id - other.id
