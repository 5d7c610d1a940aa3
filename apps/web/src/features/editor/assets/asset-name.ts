import type { EditorAsset } from '@starnest/contract/editor/editor'

/** What an asset is called on screen. Of one that is hidden no name is known. */
export const nameOfAsset = (
  { originalName, state }: Pick<EditorAsset, 'originalName' | 'state'>,
  say: (name: 'hiddenAsset') => string,
): string => (state === 'hidden' ? say('hiddenAsset') : originalName)
