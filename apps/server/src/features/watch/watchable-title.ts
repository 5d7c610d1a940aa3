import type { Viewer } from '../../ports/viewer.ts'

/** What playing a title needs to know of it. The catalogue provides it. */
export type WatchableTitle = {
  readonly id: number
  /** Seconds; 0: unknown. */
  readonly durationSeconds: number
  /** Folder of its files in storage; null: there is nothing to play. */
  readonly mediaId: string | null
  readonly captions: readonly { readonly language: string; readonly label: string }[]
  readonly hasPoster: boolean
  readonly hasBackdrop: boolean
  readonly hasHls: boolean
  readonly hasPreviews: boolean
}

/** The catalogue's answer for one viewer; undefined: no such title, or not for this viewer. */
export type FindVisibleTitle = (viewer: Viewer, id: number) => Promise<WatchableTitle | undefined>
