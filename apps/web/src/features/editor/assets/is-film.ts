import type { EditorAsset } from '@starnest/contract/editor/editor'

/** Whether an asset is a film, which is sent only while there is watching time. What ships is for any time. */
export const isFilm = ({ assetType, source }: EditorAsset): boolean =>
  assetType === 'video' && source !== null && source.kind !== 'art'
