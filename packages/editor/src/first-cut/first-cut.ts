import type {
  EditorDocument,
  Item,
  ItemPicture,
  ItemSound,
  ItemText,
} from '@starnest/contract/editor/document'
import { MAX_ITEMS, MIN_ITEM_MS, SPEED_RANGE } from '@starnest/contract/editor/document'
import { endOf, inOrder } from '../edit/items.ts'
import { PLAIN_PICTURE, PLAIN_SOUND } from '../edit/new-item.ts'
import { toFrame } from '../time/frames.ts'

/** A picture or a clip, in the order in which it was taken. */
export type Shot = {
  readonly assetId: number
  readonly assetType: 'image' | 'video'
  /** Milliseconds; null: a still. */
  readonly durationMs: number | null
  /** Pixels, as shown; null: nobody knows. */
  readonly width: number | null
  readonly height: number | null
  readonly hasSound: boolean
}

/** The music that the shots are cut to. Without `beat` nobody knows where its beats are. */
export type Music = {
  readonly assetId: number
  readonly durationMs: number
  readonly beat: {
    readonly bpm: number
    readonly firstBeatMs: number
    readonly beatsPerBar: number
  } | null
}

/** What a first cut is made of. */
export type FirstCutParts = {
  /** One at least. */
  readonly shots: readonly Shot[]
  readonly music: Music | null
  /** Words of the title card; empty: none. */
  readonly title: string
  /** Names a new item. */
  readonly newId: () => string
}

/** Milliseconds that a picture stays, about, and the most that is shown of a clip. */
const PICTURE_MS = 3000
const MAX_CLIP_MS = 6000

/** Beats where there is no music, or where nobody knows them: half a second each. */
const STEADY = { bpm: 120, firstBeatMs: 0, beatsPerBar: 4 } as const

/** Bars after which one picture passes softly into the next. */
const BARS_TO_A_PASSAGE = 4
const PASSAGE_MS = 600

const TITLE_MS = 3500
const TITLE_FADE_MS = 500
const OPENING_FADE_MS = 500
const ENDING_FADE_MS = 1200
const MUSIC_FADE_MS = 2500
/** Music lies under what the clips themselves have. */
const MUSIC_GAIN = 0.7

const FRAMES_PER_SECOND = 30
/** Milliseconds of a frame, rounded up. */
const FRAME_MS = 34

/** A landscape picture slowly comes nearer, or goes further away: the part of it that is seen first and
 *  last. */
const FAR = { x: 0, y: 0, width: 1, height: 1 } as const
const NEAR = { x: 0.07, y: 0.07, width: 0.86, height: 0.86 } as const

type Grid = { readonly beatMs: number; readonly firstBeatMs: number; readonly beatsPerBar: number }

/** A film out of shots: each cut stands on a beat, pictures move, a title card opens it, music lies under all
 *  of it. Shots for which there is no room, or of which not one frame can be shown, are left out. */
export function firstCut({ shots, music, title, newId }: FirstCutParts): EditorDocument {
  const grid = gridOf(music)
  const isUpright = shots.filter(isPortrait).length * 2 > shots.length
  const shown = shotItems(shots, { grid, isUpright, newId })
  const endMs = Math.max(0, ...shown.map(endOf))
  const items = [
    ...shown,
    ...(music ? musicItems(music, { grid, endMs, newId }) : []),
    ...(title !== '' && endMs >= TITLE_MS ? [titleItem(title, newId)] : []),
  ]
  return {
    settings: {
      aspect: isUpright ? '9:16' : '16:9',
      framesPerSecond: FRAMES_PER_SECOND,
      background: '#000000',
    },
    items: inOrder(items),
    markers: [],
  }
}

function gridOf(music: Music | null): Grid {
  const { bpm, firstBeatMs, beatsPerBar } = music?.beat ?? STEADY
  const beatMs = 60_000 / bpm
  return { beatMs, firstBeatMs: firstBeatMs % beatMs, beatsPerBar }
}

const isPortrait = ({ width, height }: Shot) => width !== null && height !== null && height > width

/** When a beat is, at the beginning of a frame. */
const beatAt = ({ firstBeatMs, beatMs }: Grid, beat: number) =>
  toFrame(firstBeatMs + beat * beatMs, FRAMES_PER_SECOND)

/** Items that music and a title card may take besides. */
const SPARE_ITEMS = 60

type ShotChoices = { grid: Grid; isUpright: boolean; newId: () => string }

function shotItems(shots: readonly Shot[], { grid, isUpright, newId }: ShotChoices): Item[] {
  const items: Item[] = []
  let beat = 0
  let passages = 0
  for (const shot of shots) {
    if (items.length >= MAX_ITEMS - SPARE_ITEMS) break
    const startTime = items.length === 0 ? 0 : beatAt(grid, beat)
    const length = lengthOf(shot, { grid, beat, startTime })
    if (!length) continue
    const bar = Math.floor(beat / (grid.beatsPerBar * BARS_TO_A_PASSAGE))
    const isPassage = items.length > 0 && bar > passages
    passages = bar
    items.push({
      id: newId(),
      assetId: shot.assetId,
      trackType: shot.assetType,
      layer: 0,
      startTime,
      ...length.item,
      transition: isPassage ? { kind: 'cross-fade', durationMs: PASSAGE_MS } : null,
      sound: soundOf(shot),
      picture: pictureOf(shot, { isUpright, isComing: items.length % 2 === 0 }),
      text: null,
    })
    beat = length.endBeat
  }
  return withFades(items)
}

/** How long a shot is seen: until a beat, and for clips no longer than they are. null: it has not one frame
 *  that could be shown. */
function lengthOf(
  { durationMs }: Shot,
  { grid, beat, startTime }: { grid: Grid; beat: number; startTime: number },
) {
  const wantedMs = durationMs === null ? PICTURE_MS : Math.min(MAX_CLIP_MS, durationMs)
  const spareMs = (startTime === 0 ? grid.firstBeatMs : 0) + FRAME_MS
  const beats =
    durationMs === null
      ? evenly(wantedMs / grid.beatMs)
      : Math.max(1, Math.floor((wantedMs - spareMs) / grid.beatMs))
  const endBeat = beat + beats
  const duration = beatAt(grid, endBeat) - startTime
  if (durationMs === null) return { endBeat, item: { duration, sourceStart: 0, speed: 1 } }
  // A clip that is shorter than a beat goes slower until the next one.
  const speed = speedFor(durationMs, duration)
  if (durationMs < MIN_ITEM_MS || speed < SPEED_RANGE.min) return null
  const sourceStart = Math.max(0, Math.floor((durationMs - duration * speed) / 2))
  return { endBeat, item: { duration, sourceStart, speed } }
}

/** How fast a clip has to go to last so long, a little less than exactly: it must not end too early. */
const speedFor = (sourceMs: number, duration: number) =>
  sourceMs >= duration ? 1 : Math.floor((sourceMs / duration) * 1e6) / 1e6

/** Two beats and more, an even number of them. */
const evenly = (beats: number) => Math.max(2, 2 * Math.round(beats / 2))

const soundOf = ({ hasSound, assetType }: Shot): ItemSound => ({
  ...PLAIN_SOUND,
  speaks: hasSound && assetType === 'video',
})

function pictureOf(
  shot: Shot,
  { isUpright, isComing }: { isUpright: boolean; isComing: boolean },
): ItemPicture {
  // What stands the other way than the film is shown whole.
  const fills = shot.width !== null && isPortrait(shot) === isUpright
  const moves = fills && shot.assetType === 'image'
  const [from, to] = isComing ? [FAR, NEAR] : [NEAR, FAR]
  return {
    ...PLAIN_PICTURE,
    fit: fills ? 'cover' : 'contain',
    kenBurns: moves ? { from, to } : null,
  }
}

/** The first shot comes out of the dark, the last one goes back into it. */
function withFades(items: readonly Item[]): Item[] {
  return items.map((item, at) => {
    const fadeInMs = at === 0 ? fitted(OPENING_FADE_MS, item) : 0
    const fadeOutMs = at === items.length - 1 ? fitted(ENDING_FADE_MS, item) : 0
    return {
      ...item,
      picture: { ...item.picture, fadeInMs, fadeOutMs },
      sound: { ...item.sound, fadeInMs, fadeOutMs },
    }
  })
}

const fitted = (ms: number, { duration }: Item) => Math.min(ms, Math.floor(duration / 2))

type MusicChoices = { grid: Grid; endMs: number; newId: () => string }

/** The music as often as it is needed: it begins again after its last whole bar, on a bar of the film. */
function musicItems(music: Music, { grid, endMs, newId }: MusicChoices): Item[] {
  const barMs = grid.beatMs * grid.beatsPerBar
  const bars = Math.floor((music.durationMs - grid.firstBeatMs) / barMs)
  const isLooped = music.beat !== null && bars > 0
  const roundMs = isLooped ? bars * barMs : music.durationMs
  const items: Item[] = []
  for (let round = 0; round < SPARE_ITEMS - 1; round++) {
    const isFirst = round === 0
    const startTime = isFirst ? 0 : Math.round(grid.firstBeatMs + round * roundMs)
    const sourceStart = isFirst ? 0 : Math.round(grid.firstBeatMs)
    const untilMs = Math.min(endMs, Math.round(grid.firstBeatMs + (round + 1) * roundMs))
    const duration = Math.min(untilMs - startTime, music.durationMs - sourceStart)
    if (duration < MIN_ITEM_MS) break
    items.push({
      ...{ id: newId(), assetId: music.assetId, trackType: 'audio', layer: 1 },
      ...{ startTime, duration, sourceStart, speed: 1, transition: null, text: null },
      sound: { ...PLAIN_SOUND, gain: MUSIC_GAIN, ducks: true },
      picture: PLAIN_PICTURE,
    })
  }
  const last = items.at(-1)
  if (!last) return []
  const sound = { ...last.sound, fadeOutMs: fitted(MUSIC_FADE_MS, last) }
  return [...items.slice(0, -1), { ...last, sound }]
}

function titleItem(title: string, newId: () => string): Item {
  const text: ItemText = {
    ...{ style: 'title-card', text: title, subtitle: '', font: 'outfit' },
    ...{ color: '#ffffff', background: null, size: 1 },
  }
  return {
    ...{ id: newId(), assetId: null, trackType: 'text', layer: 2, startTime: 0 },
    ...{ duration: TITLE_MS, sourceStart: 0, speed: 1, transition: null, sound: PLAIN_SOUND },
    picture: { ...PLAIN_PICTURE, fadeInMs: TITLE_FADE_MS, fadeOutMs: TITLE_FADE_MS },
    text,
  }
}
