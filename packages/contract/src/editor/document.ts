import * as z from 'zod/mini'

/** Tracks of a timeline, layers 0 to 2; a higher layer is drawn above a lower one.
 *  Source: specification §9, "Timeline". */
export const EDITOR_TRACKS = 3

/** Milliseconds of the ruler of a new project; it grows with what lies on it.
 *  Source: specification §9, "Timeline". */
export const RULER_MS = 60_000

/** Milliseconds between two marks of the ruler. Source: specification §9, "Timeline". */
export const RULER_MARK_MS = 10_000

/** Milliseconds that an image has when it is dropped. Source: specification §9, "Timeline". */
export const IMAGE_MS = 3000

/** Milliseconds that any other asset has when it is dropped, if it is that long.
 *  Source: specification §9, "Timeline". */
export const OTHER_ASSET_MS = 10_000

/** Items of one project. */
export const MAX_ITEMS = 500

/** Markers of one project. */
export const MAX_MARKERS = 200

/** Milliseconds that a project may last: 12 hours. */
export const MAX_PROJECT_MS = 12 * 3_600_000

/** The shortest item, in milliseconds: one frame at 24 frames per second, rounded down. */
export const MIN_ITEM_MS = 40

/** Characters of a text on screen. */
export const MAX_TEXT_CHARACTERS = 500

/** How fast an item may play: 1 is as it was recorded. */
export const SPEED_RANGE = { min: 0.25, max: 4 } as const

/** What an item is. `video` has the picture and the sound of a video, `image` a still, `audio` a sound
 *  without a picture, `text` words without an asset. Source: specification §3, "Timeline item". */
export const TRACK_TYPES = ['video', 'image', 'audio', 'text'] as const
/** One of {@link TRACK_TYPES}. */
export const trackTypeSchema = z.enum(TRACK_TYPES)
export type TrackType = z.infer<typeof trackTypeSchema>

/** Frames per second that a project may have. */
export const FRAME_RATES = [24, 25, 30, 50, 60] as const
/** Shapes that a project may have, width to height. */
export const ASPECTS = ['16:9', '9:16', '1:1', '4:3'] as const
/** One of {@link ASPECTS}. */
export const aspectSchema = z.enum(ASPECTS)
export type Aspect = z.infer<typeof aspectSchema>

/** How a picture changes into the next one. It lasts from the cut on, and shows the end of the item
 *  before, whose last frame stays where its source has no more. */
export const TRANSITIONS = ['cross-fade', 'fade-through-black', 'wipe', 'slide'] as const
/** One of {@link TRANSITIONS}. */
export const transitionKindSchema = z.enum(TRANSITIONS)
export type TransitionKind = z.infer<typeof transitionKindSchema>

/** Colours of a picture. */
export const LOOKS = ['none', 'warm', 'cool', 'old-film', 'black-and-white'] as const
/** One of {@link LOOKS}. */
export const lookSchema = z.enum(LOOKS)
export type Look = z.infer<typeof lookSchema>

/** How words stand on the picture: over all of it, in its lower third, or as a caption. */
export const TEXT_STYLES = ['title-card', 'lower-third', 'caption'] as const
/** One of {@link TEXT_STYLES}. */
export const textStyleSchema = z.enum(TEXT_STYLES)
export type TextStyle = z.infer<typeof textStyleSchema>

/** Fonts that ship with Starnest. */
export const EDITOR_FONTS = ['outfit', 'baloo', 'bangers', 'pacifico', 'limelight'] as const
/** One of {@link EDITOR_FONTS}. */
export const editorFontSchema = z.enum(EDITOR_FONTS)
export type EditorFont = z.infer<typeof editorFontSchema>

const milliseconds = z.int().check(z.minimum(0), z.maximum(MAX_PROJECT_MS))
/** 0 is left or top, 1 right or bottom. */
const share = z.number().check(z.minimum(0), z.maximum(1))
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/))

/** Id of an item or a marker; whoever adds it makes it up. */
export const itemIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,36}$/))

/** Number of an asset of the project. */
export const assetIdSchema = z.int().check(z.positive(), z.maximum(2_147_483_647))

/** A point of a volume curve: `atMs` after the beginning of the item, `gain` 0 (silent) to 2. Between
 *  two points the gain changes evenly. */
export const volumePointSchema = z.strictObject({
  atMs: milliseconds,
  gain: z.number().check(z.minimum(0), z.maximum(2)),
})

/** Sound of an item. The gain of the curve multiplies `gain`; an empty curve is 1 throughout. */
export const itemSoundSchema = z.strictObject({
  gain: z.number().check(z.minimum(0), z.maximum(2)),
  curve: z.array(volumePointSchema).check(z.maxLength(64)),
  fadeInMs: milliseconds,
  fadeOutMs: milliseconds,
  ducks: z
    .boolean()
    .check(z.describe('It is lowered while an item that speaks, of another track, is heard')),
  speaks: z.boolean().check(z.describe('Items that duck are lowered while it is heard')),
})
export type ItemSound = z.infer<typeof itemSoundSchema>

/** A part of a picture, such as the one that a camera shows. */
export const partSchema = z.strictObject({ x: share, y: share, width: share, height: share })
export type Part = z.infer<typeof partSchema>

/** How the picture of an item stands in the frame of the project. Done in this order: crop, rotate, fit,
 *  scale, move. */
export const itemPictureSchema = z.strictObject({
  crop: partSchema.check(z.describe('What is left of the source')),
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  fit: z.enum(['contain', 'cover']),
  x: z
    .number()
    .check(z.minimum(-1), z.maximum(2), z.describe('Its middle; 0.5 is that of the frame')),
  y: z.number().check(z.minimum(-1), z.maximum(2)),
  scale: z.number().check(z.minimum(0.05), z.maximum(5), z.describe('1: as it was fitted')),
  opacity: share,
  fadeInMs: milliseconds,
  fadeOutMs: milliseconds,
  look: lookSchema,
  kenBurns: z
    .nullable(z.strictObject({ from: partSchema, to: partSchema }))
    .check(z.describe('The part of the cropped picture that is shown moves from one to the other')),
})
export type ItemPicture = z.infer<typeof itemPictureSchema>

/** Words of an item. They are drawn as they are: no markup has a meaning. */
export const itemTextSchema = z.strictObject({
  style: textStyleSchema,
  text: z.string().check(z.maxLength(MAX_TEXT_CHARACTERS)),
  subtitle: z.string().check(z.maxLength(MAX_TEXT_CHARACTERS)),
  font: editorFontSchema,
  color: colour,
  background: z.nullable(colour).check(z.describe('Behind the words; null: what lies below')),
  size: z.number().check(z.minimum(0.5), z.maximum(2), z.describe('1: as the style has it')),
})
export type ItemText = z.infer<typeof itemTextSchema>

/** How an item begins after the one before it on its track. */
export const transitionSchema = z.strictObject({
  kind: transitionKindSchema,
  durationMs: z.int().check(z.minimum(MIN_ITEM_MS), z.maximum(5000)),
})

/** An item of the timeline. Times are whole milliseconds. `startTime` and `duration` say when it is
 *  seen; from its source it takes `duration × speed` milliseconds beginning at `sourceStart`. Every item
 *  has a sound and a picture; what its type has none of is not used. Source: specification §3. */
export const itemSchema = z.strictObject({
  id: itemIdSchema,
  assetId: z.nullable(assetIdSchema).check(z.describe('null: text')),
  trackType: trackTypeSchema,
  layer: z.int().check(z.minimum(0), z.maximum(EDITOR_TRACKS - 1)),
  startTime: milliseconds,
  duration: z.int().check(z.minimum(MIN_ITEM_MS), z.maximum(MAX_PROJECT_MS)),
  sourceStart: milliseconds,
  speed: z.number().check(z.minimum(SPEED_RANGE.min), z.maximum(SPEED_RANGE.max)),
  transition: z.nullable(transitionSchema),
  sound: itemSoundSchema,
  picture: itemPictureSchema,
  text: z.nullable(itemTextSchema),
})
export type Item = z.infer<typeof itemSchema>

/** A place of the timeline that somebody named. */
export const markerSchema = z.strictObject({
  id: itemIdSchema,
  at: milliseconds,
  name: z.string().check(z.maxLength(60)),
})

/** What a project is shown and exported as unless the export says otherwise. */
export const documentSettingsSchema = z.strictObject({
  aspect: aspectSchema,
  framesPerSecond: z.union(FRAME_RATES.map((rate) => z.literal(rate))),
  background: colour,
})
export type DocumentSettings = z.infer<typeof documentSettingsSchema>

/** What is cut together in a project. Items stand by layer, then by their beginning; no two of one layer
 *  overlap. Markers stand by their place, then by their id. */
export const documentSchema = z.strictObject({
  settings: documentSettingsSchema,
  items: z.array(itemSchema).check(z.maxLength(MAX_ITEMS)),
  markers: z.array(markerSchema).check(z.maxLength(MAX_MARKERS)),
})
export type EditorDocument = z.infer<typeof documentSchema>

/** What a new project holds. */
export const EMPTY_DOCUMENT: EditorDocument = {
  settings: { aspect: '16:9', framesPerSecond: 30, background: '#000000' },
  items: [],
  markers: [],
}
