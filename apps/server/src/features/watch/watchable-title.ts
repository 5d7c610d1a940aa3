import type { Viewer } from '../../domain/viewer.ts'
import type { StoredCaption } from '../../tables/titles.ts'

/** What playing a title needs to know of it. The catalogue provides it. */
export type WatchableTitle = {
  readonly id: number
  /** Seconds; 0: unknown. */
  readonly durationSeconds: number
  /** Folder of its files in storage; null: there is nothing to play. */
  readonly mediaId: string | null
  /** The file in it that browsers play as it is; null: there is none. */
  readonly videoFile: string | null
  readonly chapters: readonly { readonly startSeconds: number; readonly title: string }[]
  /** LUFS (EBU R 128); null: not measured, or silent. */
  readonly loudnessLufs: number | null
  readonly captions: readonly StoredCaption[]
  readonly hasPoster: boolean
  readonly hasBackdrop: boolean
  readonly hasHls: boolean
  readonly hasPreviews: boolean
}

/** The catalogue's answer for one viewer; undefined: no such title, or not for this viewer. */
export type FindVisibleTitle = (viewer: Viewer, id: number) => Promise<WatchableTitle | undefined>
