import * as z from 'zod/mini'
import {
  documentSettingsSchema,
  EDITOR_TRACKS,
  itemIdSchema,
  itemPictureSchema,
  itemSchema,
  itemSoundSchema,
  itemTextSchema,
  MAX_ITEMS,
  MAX_MARKERS,
  MAX_PROJECT_MS,
  markerSchema,
  SPEED_RANGE,
  transitionSchema,
} from './document.ts'

const ids = z.array(itemIdSchema).check(z.minLength(1), z.maxLength(MAX_ITEMS))
const at = z.int().check(z.minimum(0), z.maximum(MAX_PROJECT_MS))
const by = z.int().check(z.minimum(-MAX_PROJECT_MS), z.maximum(MAX_PROJECT_MS))

/** Properties of items that are changed together; what is left out stays as it is. Sound, picture and
 *  text are given whole where they are given as one, and by part in `sound` and `picture`. */
export const itemChangeSchema = z.strictObject({
  sourceStart: z.optional(at),
  speed: z.optional(z.number().check(z.minimum(SPEED_RANGE.min), z.maximum(SPEED_RANGE.max))),
  transition: z.optional(z.nullable(transitionSchema)),
  sound: z.optional(z.partial(itemSoundSchema)),
  picture: z.optional(z.partial(itemPictureSchema)),
  text: z.optional(itemTextSchema),
})
export type ItemChange = z.infer<typeof itemChangeSchema>

/** One step of editing. `by` and `at` are milliseconds of the timeline. Edges that are set stand at the beginning of
 *  the nearest frame of the project, but for those of `restore`.
 *  - `add`: items that fit where they are.
 *  - `insert`: the same, after everything of their tracks from `at` on has made room.
 *  - `remove`: leaves gaps; `ripple-delete`: closes them on the tracks they were on.
 *  - `move`: together, by time and by layers.
 *  - `trim`: moves one edge of an item; with `ripples` what follows on its track moves along.
 *  - `split`: cuts items in two at `at`; `newIds` are the ids of the second halves, in the order of `ids`.
 *  - `change`: properties; a new speed keeps the part of the source and changes the duration.
 *  - `set-markers`, `set-settings`: give them whole.
 *  - `restore`: takes items out and puts items in, and may set the rest; what undoes any other. */
export const commandSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('add'),
    items: z.array(itemSchema).check(z.minLength(1), z.maxLength(MAX_ITEMS)),
  }),
  z.strictObject({
    kind: z.literal('insert'),
    at,
    items: z.array(itemSchema).check(z.minLength(1), z.maxLength(MAX_ITEMS)),
  }),
  z.strictObject({ kind: z.literal('remove'), ids }),
  z.strictObject({ kind: z.literal('ripple-delete'), ids }),
  z.strictObject({
    kind: z.literal('move'),
    ids,
    by,
    layers: z.int().check(z.minimum(1 - EDITOR_TRACKS), z.maximum(EDITOR_TRACKS - 1)),
  }),
  z.strictObject({
    kind: z.literal('trim'),
    id: itemIdSchema,
    edge: z.enum(['start', 'end']),
    to: at,
    ripples: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('split'), ids, at, newIds: ids }),
  z.strictObject({ kind: z.literal('change'), ids, change: itemChangeSchema }),
  z.strictObject({
    kind: z.literal('set-markers'),
    markers: z.array(markerSchema).check(z.maxLength(MAX_MARKERS)),
  }),
  z.strictObject({ kind: z.literal('set-settings'), settings: documentSettingsSchema }),
  z.strictObject({
    kind: z.literal('restore'),
    remove: z.array(itemIdSchema).check(z.maxLength(MAX_ITEMS)),
    put: z.array(itemSchema).check(z.maxLength(MAX_ITEMS)),
    markers: z.optional(z.array(markerSchema).check(z.maxLength(MAX_MARKERS))),
    settings: z.optional(documentSettingsSchema),
  }),
])
export type Command = z.infer<typeof commandSchema>

/** Why a command cannot be done. */
export const EDIT_REFUSALS = [
  'overlap',
  'before-start',
  'too-late',
  'too-short',
  'beyond-source',
  'no-such-layer',
  'no-such-item',
  'no-such-asset',
  'wrong-type',
  'id-taken',
  'too-many',
  'not-inside',
] as const
/** One of {@link EDIT_REFUSALS}. */
export const editRefusalSchema = z.enum(EDIT_REFUSALS)
export type EditRefusal = z.infer<typeof editRefusalSchema>
