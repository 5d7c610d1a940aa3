import type { EditorAsset } from '@starnest/contract/editor/editor'

/** Where the bytes are that the editor shows of an asset: of its light copy, where it has one. Empty: nowhere. */
export const viewedUrl = ({ state, proxy, storageUrl }: EditorAsset): string =>
  state === 'ready' ? (proxy?.url ?? storageUrl) : ''

/** Where the bytes are that a film is made of. Empty: nowhere. */
export const wholeUrl = ({ state, storageUrl }: EditorAsset): string =>
  state === 'ready' ? storageUrl : ''
