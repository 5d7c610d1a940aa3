import { seededRandom } from '@starnest/film-kit/time/random'
import type { DrumName } from '../band/drum-names.ts'
import type { Hit } from '../band/drums.ts'
import { type KitName, kitDrum } from '../band/kits/kits.ts'
import type { KitDrum, Layer } from '../band/kits/layers.ts'
import { filterInPlace } from './biquad.ts'
import { saturate } from './dynamics.ts'
import { playSampledDrum } from './sampler.ts'
import { addAt, fromDb, JAM_RATE, panGains, type Stereo, silence } from './stereo.ts'
import { strikeDrum } from './synth-drums.ts'

/** Strokes of a drum that differ a little, so that a roll is not one sound again and again. */
const TAKES = 3
/** Loudness at which sampled drums are struck; a softer stroke has another sound. */
const STRENGTHS = [0.5, 0.75, 0.97]
const LONGEST_SECONDS = 1

/** One drum's strokes by strength and take. */
type Strokes = readonly (readonly Float32Array[])[]

const struck = new Map<string, Promise<Strokes>>()

/** A kit's drum, prepared once for all pieces. */
function strokesOf(kit: KitName, drum: DrumName): Promise<Strokes> {
  const key = `${kit} ${drum}`
  const known = struck.get(key) ?? strikeAll(kitDrum(kit, drum), drum.length)
  struck.set(key, known)
  return known
}

async function strikeAll(drum: KitDrum, seed: number): Promise<Strokes> {
  const strokes: Float32Array[][] = []
  for (const strength of STRENGTHS) {
    const takes: Float32Array[] = []
    for (let take = 0; take < TAKES; take++)
      takes.push(await strike(drum, strength, seed * 31 + take))
    strokes.push(takes)
  }
  return strokes
}

async function strike(drum: KitDrum, strength: number, seed: number): Promise<Float32Array> {
  const seconds = drum.seconds ?? LONGEST_SECONDS
  const sum = new Float32Array(Math.ceil(seconds * JAM_RATE))
  for (const layer of drum.layers) {
    addAt(sum, await layerStroke(layer, { strength, seed, seconds }), 0, layer.gain ?? 1)
  }
  if (drum.drive) saturate(sum, drum.drive)
  if (drum.lowCut) filterInPlace(sum, { kind: 'highpass', hertz: drum.lowCut })
  if (drum.dark) filterInPlace(sum, { kind: 'lowpass', hertz: drum.dark })
  if (strength < 0.7) filterInPlace(sum, { kind: 'highShelf', hertz: 5_000, gainDb: -4 })
  return levelled(fadeEnd(sum))
}

async function layerStroke(
  layer: Layer,
  { strength, seed, seconds }: { strength: number; seed: number; seconds: number },
): Promise<Float32Array> {
  if ('synth' in layer) return strikeDrum(layer.synth, seededRandom(seed))
  const [program, note] = layer.sampled
  return levelled(await playSampledDrum(program, note, { loud: strength, seconds }))
}

function levelled(samples: Float32Array): Float32Array {
  const high = samples.reduce((peak, value) => Math.max(peak, Math.abs(value)), 1e-6)
  return samples.map((value) => value / high)
}

function fadeEnd(samples: Float32Array): Float32Array {
  const fade = Math.round(0.04 * JAM_RATE)
  return samples.map((value, i) => value * Math.min(1, (samples.length - i) / fade))
}

/** All drums of a piece together, what of them goes to the room, and when the kick is struck (seconds). */
export type DrumBus = { dry: Stereo; room: Stereo; kicks: number[] }

/** Plays the strokes of a piece on a kit. */
export async function playKit(
  kit: KitName,
  hits: readonly Hit[],
  length: number,
): Promise<DrumBus> {
  const bus: DrumBus = { dry: silence(length), room: silence(length), kicks: [] }
  for (const [index, hit] of hits.entries()) {
    const strokes = await strokesOf(kit, hit.drum)
    const drum = kitDrum(kit, hit.drum)
    const strength = hit.loud < 0.6 ? 0 : hit.loud < 0.8 ? 1 : 2
    const stroke = strokes[strength]?.[index % TAKES]
    if (!stroke) continue
    const place = Math.round(hit.at * JAM_RATE)
    const heard = hit.drum === 'openHat' ? choked(stroke, hits, index) : stroke
    const gain = fromDb(drum.level) * hit.loud ** 1.2
    const [left, right] = panGains(drum.pan ?? 0)
    addAt(bus.dry[0], heard, place, gain * left)
    addAt(bus.dry[1], heard, place, gain * right)
    if (drum.room) {
      addAt(bus.room[0], heard, place, gain * drum.room)
      addAt(bus.room[1], heard, place, gain * drum.room)
    }
    if (hit.drum === 'kick') bus.kicks.push(hit.at)
  }
  return bus
}

/** An open hi-hat until the pedal closes it. */
function choked(stroke: Float32Array, hits: readonly Hit[], index: number): Float32Array {
  const from = hits[index]?.at ?? 0
  const closed = hits.slice(index + 1, index + 24).find(({ drum }) => drum === 'hat')
  const length = closed ? Math.round((closed.at - from) * JAM_RATE) : stroke.length
  if (length >= stroke.length) return stroke
  const fade = 0.012 * JAM_RATE
  return stroke.slice(0, length).map((value, i) => value * Math.min(1, (length - i) / fade))
}
