import type { EditorDocument } from '@starnest/contract/editor/document'
import type { AssetType } from '@starnest/contract/files/files'
import type { SourceFormat } from './source-formats.ts'

/** Something that a film is cut from: a file of this machine. */
export type FilmSource = {
  readonly assetId: number
  readonly assetType: AssetType
  readonly path: string
  readonly format: SourceFormat
  /** What has to be done to its pictures; null: nothing, as far as anybody knows. */
  readonly video: { readonly isHdr: boolean; readonly isInterlaced: boolean } | null
}

/** A film to be made of what is cut together. An item whose source is not among `sources` is neither seen
 *  nor heard. `credits` are said at its end. */
export type FilmPlan = {
  readonly document: EditorDocument
  readonly sources: readonly FilmSource[]
  readonly credits: readonly string[]
  readonly widthPx: number
  readonly heightPx: number
  readonly framesPerSecond: number
}

/** What the making of a film is given. `intoFile` is written: H.264 and AAC in MP4. `onProgress` is told how
 *  much of it is done, 0 to 1. */
export type FilmJob = {
  readonly plan: FilmPlan
  readonly intoFile: string
  readonly signal?: AbortSignal | undefined
  readonly onProgress: (share: number) => void
}
