import type { Item } from '@starnest/contract/editor/document'
import type { EditorAsset, EditorExport } from '@starnest/contract/editor/editor'
import { PLAIN_PICTURE, PLAIN_SOUND } from '@starnest/editor/edit/new-item'

/** A film of the family that lasts a minute, as an asset of a project. */
export const testAsset = (id: number, fields: Partial<EditorAsset> = {}): EditorAsset => ({
  ...{ id, assetType: 'video', originalName: `Film ${id}.mp4`, state: 'ready', proxy: null },
  source: { kind: 'file', filename: `film-${id}.mp4` },
  ...{ storageUrl: `/media/temp-uploads/film-${id}.mp4`, fileSize: 4, duration: 60_000 },
  ...{ width: 640, height: 360, hasSound: false, thumbnailUrl: null, credit: null, beat: null },
  ...fields,
})

/** An item of five seconds of an asset. */
export const testItem = (assetId: number, fields: Partial<Item> = {}): Item => ({
  ...{ id: crypto.randomUUID(), assetId, trackType: 'video', layer: 0, startTime: 0 },
  ...{ duration: 5000, sourceStart: 0, speed: 1, transition: null, text: null },
  ...{ sound: PLAIN_SOUND, picture: PLAIN_PICTURE, ...fields },
})

/** A film that the server has made of a project. */
export const testExport = (id: number, fields: Partial<EditorExport> = {}): EditorExport => ({
  ...{ id, projectId: 1, state: 'done', revision: 0, percent: 100, secondsLeft: null },
  settings: { shortSidePx: 480, framesPerSecond: 30 },
  ...{ reason: null, problem: null, fileSize: 6, duration: 5000, showsFilms: true },
  downloadUrl: `/media/editor/exports/${id}/film.mp4`,
  createdAt: '2026-11-20T12:00:00.000Z',
  ...fields,
})
