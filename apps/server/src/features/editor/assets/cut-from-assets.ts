import type { EditorDocument } from '@starnest/contract/editor/document'
import { isBeyond } from '@starnest/editor/edit/check-items'

/** The asset of the first item of a document that shows something. */
export const firstPictureId = ({ items }: EditorDocument) =>
  items
    .filter(({ trackType }) => trackType === 'video' || trackType === 'image')
    .sort((one, other) => one.startTime - other.startTime)[0]?.assetId

/** Whether some item takes more of an asset than another source has. */
export const isTooShort = ({ items }: EditorDocument, assetId: number, durationMs: number | null) =>
  items.some((item) => item.assetId === assetId && isBeyond(item, { durationMs }))
