import type { EditRefusal } from '@starnest/contract/editor/commands'
import type { EditorDocument } from '@starnest/contract/editor/document'
import type { AssetType } from '@starnest/contract/files/files'

/** What editing has to know of an asset. */
export type AssetFacts = {
  readonly assetType: AssetType
  /** Milliseconds of its source; null: a still, or nobody knows yet, and then any length is taken. */
  readonly durationMs: number | null
}

/** What is edited: the document, and the assets that its items may show, by their numbers. */
export type Project = {
  readonly document: EditorDocument
  readonly assets: ReadonlyMap<number, AssetFacts>
}

/** A command that cannot be done. Nothing of it was. */
export class EditRefused extends Error {
  override readonly name = 'EditRefused'
  readonly refusal: EditRefusal
  /** The item that it is about, where it is about one. */
  readonly itemId: string | undefined

  constructor(refusal: EditRefusal, itemId?: string) {
    super(`Refused: ${refusal}`)
    this.refusal = refusal
    this.itemId = itemId
  }
}
