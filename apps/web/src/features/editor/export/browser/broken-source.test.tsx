import { EMPTY_DOCUMENT } from '@starnest/contract/editor/document'
import type { EditorAsset } from '@starnest/contract/editor/editor'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testAsset, testItem } from '../../../../testing/made/editor.ts'
import { mixSound } from './mix-sound.ts'
import { wholePictures } from './whole-pictures.ts'

const { signal } = new AbortController()

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      startRendering = async () => undefined
    },
  )
  // Pictures are drawn nowhere here.
  const context: object = new Proxy({}, { get: () => () => context, set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.stubGlobal('OffscreenCanvas', class {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A second of an asset. */
const sceneOf = (asset: EditorAsset) => ({
  document: {
    ...EMPTY_DOCUMENT,
    items: [testItem(asset.id, { trackType: asset.assetType, duration: 1000 })],
  },
  assets: new Map([[asset.id, asset]]),
})

const drawn = (asset: EditorAsset) =>
  wholePictures({
    canvas: document.createElement('canvas'),
    shortSidePx: 480,
    scene: sceneOf(asset),
  }).draw(500, signal)

const mixed = (asset: EditorAsset) =>
  mixSound({ ...sceneOf(asset), durationMs: 1000, signal }).next()

it('ends a film with the name of the picture that cannot be read on the way', async () => {
  await expect(
    drawn(testAsset(7, { assetType: 'image', originalName: 'Beach.jpg' })),
  ).rejects.toMatchObject({ name: 'BrokenSourceError', source: 'Beach.jpg' })
})

it.each(['video', 'audio'] as const)(
  'ends a film with the name of the sound of a %s that cannot be read on the way',
  async (assetType) => {
    const asset = testAsset(7, {
      assetType,
      originalName: 'Waves',
      storageUrl: 'http://home/waves',
    })
    await expect(mixed(asset)).rejects.toMatchObject({ name: 'BrokenSourceError', source: 'Waves' })
  },
)

it('goes on without what is known to be missing', async () => {
  const missing = testAsset(7, { state: 'missing' })
  await drawn(missing)
  expect(await mixed(missing)).toMatchObject({ done: false })
})
