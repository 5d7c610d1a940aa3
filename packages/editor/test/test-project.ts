import { EMPTY_DOCUMENT, type Item } from '@starnest/contract/editor/document'
import { newItem } from '../src/edit/new-item.ts'
import type { AssetFacts, Project } from '../src/project.ts'

/** A video of 20 seconds, a picture, a piece of music of a minute, and a video nobody has looked into. */
export const TEST_ASSETS: ReadonlyMap<number, AssetFacts> = new Map<number, AssetFacts>([
  [1, { assetType: 'video', durationMs: 20_000 }],
  [2, { assetType: 'image', durationMs: null }],
  [3, { assetType: 'audio', durationMs: 60_000 }],
  [4, { assetType: 'video', durationMs: null }],
])

/** A project with the test's assets. */
export const testProject = (items: readonly Item[] = []): Project => ({
  document: { ...EMPTY_DOCUMENT, items: [...items] },
  assets: TEST_ASSETS,
})

/** An item of the video as it is dropped, with something of it changed. */
export const testItem = (id: string, changes: Partial<Item> = {}): Item => ({
  ...newItem(
    { assetType: 'video', durationMs: 20_000 },
    { id: `item-${id}`, assetId: 1, at: 0, layer: 0, framesPerSecond: 30 },
  ),
  ...changes,
})
