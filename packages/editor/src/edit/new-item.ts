import {
  IMAGE_MS,
  type Item,
  type ItemPicture,
  type ItemSound,
  type ItemText,
  MIN_ITEM_MS,
  OTHER_ASSET_MS,
} from '@starnest/contract/editor/document'
import type { AssetFacts } from '../project.ts'
import { toFrame, toFrameBefore } from '../time/frames.ts'

/** Sound as it was recorded. */
export const PLAIN_SOUND: ItemSound = {
  gain: 1,
  curve: [],
  fadeInMs: 0,
  fadeOutMs: 0,
  ducks: false,
  speaks: false,
}

/** All of a picture. */
export const WHOLE = { x: 0, y: 0, width: 1, height: 1 } as const

/** A picture as large as the frame takes it whole. */
export const PLAIN_PICTURE: ItemPicture = {
  crop: WHOLE,
  rotation: 0,
  fit: 'contain',
  x: 0.5,
  y: 0.5,
  scale: 1,
  opacity: 1,
  fadeInMs: 0,
  fadeOutMs: 0,
  look: 'none',
  kenBurns: null,
}

/** Where an item is to stand. `at` is milliseconds of the timeline, also below 0, as where it was dropped
 *  left of the beginning. */
export type Place = {
  readonly id: string
  readonly at: number
  readonly layer: number
  readonly framesPerSecond: number
}

const placed = ({ id, at, layer, framesPerSecond }: Place) => ({
  id,
  layer,
  startTime: toFrame(Math.max(0, at), framesPerSecond),
  sourceStart: 0,
  speed: 1,
  transition: null,
  sound: PLAIN_SOUND,
  picture: PLAIN_PICTURE,
})

/** An asset as it is put on a track: 3 seconds of an image and 10 of any other, never more whole frames than it has.
 *  Source: specification §9, "Timeline". */
export function newItem(
  { assetType, durationMs }: AssetFacts,
  { assetId, ...place }: Place & { readonly assetId: number },
): Item {
  const wantedMs = assetType === 'image' ? IMAGE_MS : OTHER_ASSET_MS
  const thereMs = Math.min(wantedMs, durationMs ?? wantedMs)
  const duration = Math.max(MIN_ITEM_MS, toFrameBefore(thereMs, place.framesPerSecond))
  return { ...placed(place), assetId, trackType: assetType, duration, text: null }
}

/** Words as they are put on a track: as long as an image. */
export function newTextItem(text: ItemText, place: Place): Item {
  return { ...placed(place), assetId: null, trackType: 'text', duration: IMAGE_MS, text }
}
