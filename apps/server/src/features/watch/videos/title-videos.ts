import type { Segment } from '@starnest/contract/watch/segments'
import type { TitleExtra, TitleVersion, TitleVideos } from '@starnest/contract/watch/videos'
import { MEDIA_FILE, mediaUrl } from '../../../domain/media/media-address.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import type { MediaExamination } from '../../../ports/media/media.ts'
import type { StoredCaption } from '../../../tables/titles.ts'
import type { WatchableTitle } from '../watchable-title.ts'

/** What a file of a title is called, and what it says of itself. */
type FileOfTitle = {
  readonly fileId: number
  readonly mediaId: string
  /** What its name says that it is, or is called; null: nothing. */
  readonly label: string | null
  readonly heightPx: number | null
  /** null: nobody has looked into it yet. */
  readonly facts: MediaExamination | null
  /** What was found in its sound that may be skipped; null: it was not compared with other episodes. */
  readonly segments: readonly Segment[] | null
}

/** Another version of a title, or an extra, as the catalogue knows it. */
export type TitleVideo = FileOfTitle & {
  /** What it hangs at: the title, or another part of its series. */
  readonly titleId: number
  readonly kind: 'version' | TitleExtra['kind']
  readonly durationSeconds: number
  readonly videoFile: string | null
  readonly chapters: WatchableTitle['chapters']
  readonly loudnessLufs: number | null
  readonly captions: readonly StoredCaption[]
  readonly hasHls: boolean
  readonly hasPreviews: boolean
  readonly pictureFolder: string | null
}

/** The files of a title: `own`, of which it is made, which is the best; and others, best first. */
export type VideosOfTitle = {
  readonly own: FileOfTitle | undefined
  readonly further: readonly TitleVideo[]
}

/** What playing asks of the catalogue about further files of a title. */
export type Videos = {
  /** Of a title that the viewer may see. */
  of: (viewer: Viewer, titleId: number) => Promise<VideosOfTitle>
  /** Whether the files of a media id are those of another version of a title, or of an extra. */
  isOf: (viewer: Viewer, at: { titleId: number; mediaId: string }) => Promise<boolean>
  chosen: (viewer: Viewer, titleId: number) => Promise<number | null>
  choose: (viewer: Viewer, choice: { titleId: number; version: number | null }) => Promise<void>
}

/** The versions of a title, best first; none where there is nothing to choose. */
export function versionsOf(title: WatchableTitle, { own, further }: VideosOfTitle): TitleVersion[] {
  const others = further.filter(({ kind }) => kind === 'version')
  if (!own || others.length === 0) return []
  return [{ ...title, ...own }, ...others].map((version) => ({
    id: version.fileId,
    label: version.label,
    height: version.heightPx,
    duration: version.durationSeconds,
    isReady: isReady(version),
  }))
}

/** Whether there is anything of it to play. */
export const isReady = ({ videoFile, hasHls }: Pick<TitleVideo, 'videoFile' | 'hasHls'>): boolean =>
  videoFile !== null || hasHls

/** All that there is of a title besides itself. `chosen` may be a version that has gone. */
export function titleVideosOf(
  title: WatchableTitle,
  { videos, chosen }: { videos: VideosOfTitle; chosen: number | null },
): TitleVideos {
  const versions = versionsOf(title, videos)
  return {
    versions,
    chosen: versions.some(({ id }) => id === chosen) ? chosen : null,
    extras: videos.further.flatMap((video) => extraOf(video) ?? []).toSorted(byKindThenName),
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
