import { between, type Random } from '@starnest/film-kit/time/random'
import type { Bar, Chart } from './chart.ts'
import type { DrumName } from './drum-names.ts'
import { stepsOf, swung } from './steps.ts'

/** One stroke: seconds of the piece, loudness 0 to 1. */
export type Hit = { drum: DrumName; at: number; loud: number }

const LOUD: Record<string, number> = { X: 1, x: 0.84, o: 0.46, t: 0.72, r: 0.66 }
const STROKES: Record<string, number> = { t: 2, r: 3 }

/** A player is so far off the beat, seconds, and off the loudness, share, at most. */
const LOOSE_SECONDS = 0.005
const LOOSE_LOUDNESS = 0.13

/** Seconds of the piece for a place in quarter notes, swing and all. */
export function secondsAt({ tempo, leadSeconds, groove }: Chart, bar: Bar, at: number): number {
  return leadSeconds + ((bar.at + swung(at, groove)) * 60) / tempo
}

/** All strokes of a piece, in order. */
export function playDrums(chart: Chart, random: Random): Hit[] {
  const hits = chart.bars.flatMap((bar) => barHits(chart, bar))
  return hits
    .map((hit) => ({
      ...hit,
      at: hit.at + between(random, -LOOSE_SECONDS, LOOSE_SECONDS) * (hit.drum === 'kick' ? 0.4 : 1),
      loud: hit.loud * (1 + between(random, -LOOSE_LOUDNESS, LOOSE_LOUDNESS)),
    }))
    .sort((a, b) => a.at - b.at)
}

function barHits(chart: Chart, bar: Bar): Hit[] {
  if (bar.ending) return endingHits(chart, bar)
  const hits: Hit[] = bar.count ? countIn(chart, bar) : []
  const fillFrom = bar.fill ? bar.beats - Math.min(2, bar.beats / 2) : bar.beats
  for (const [drum, part] of Object.entries(chart.groove.drums) as [DrumName, object][]) {
    if (bar.only && !bar.only.has(drum) && !bar.only.has('drums')) continue
    for (const step of stepsOf(part, bar)) {
      if (step.at < fillFrom - 1e-6) hits.push(...strokes(chart, bar, { ...step, drum }))
    }
  }
  if (bar.fill) hits.push(...fillHits(chart, bar, fillFrom))
  if (bar.crash) hits.push({ drum: 'crash', at: secondsAt(chart, bar, 0), loud: 0.8 * bar.energy })
  return hits
}

type Struck = { drum: DrumName; sign: string; at: number; beats: number }

function strokes(chart: Chart, bar: Bar, { drum, sign, at, beats }: Struck): Hit[] {
  const loud = LOUD[sign]
  if (loud === undefined) return []
  const count = STROKES[sign] ?? 1
  return Array.from({ length: count }, (_, i) => ({
    drum,
    at: secondsAt(chart, bar, at + (i * beats) / count),
    loud: loud * (1 - 0.1 * i) * bar.energy,
  }))
}

function fillHits(chart: Chart, bar: Bar, from: number): Hit[] {
  const { fills } = chart.groove
  const fill = fills[Math.abs(chart.seed + Math.round(bar.at)) % (fills.length || 1)] ?? {}
  const beats = bar.beats - from
  return (Object.entries(fill) as [DrumName, string][]).flatMap(([drum, signs]) => {
    const length = 2 / signs.length
    const steps = [...signs].map((sign, i) => ({
      drum,
      sign,
      at: from + i * length,
      beats: length,
    }))
    return steps.filter(({ at }) => at < from + beats).flatMap((step) => strokes(chart, bar, step))
  })
}

const countIn = (chart: Chart, bar: Bar): Hit[] =>
  Array.from({ length: bar.beats }, (_, beat) => ({
    drum: 'sticks',
    at: secondsAt(chart, bar, beat),
    loud: beat === 0 ? 1 : 0.8,
  }))

function endingHits(chart: Chart, bar: Bar): Hit[] {
  if (bar.index > 0 || Object.keys(chart.groove.drums).length === 0) return []
  const at = secondsAt(chart, bar, 0)
  const drums: DrumName[] = chart.groove.drums.kick ? ['kick', 'crash'] : ['crash']
  return drums.map((drum) => ({ drum, at, loud: 0.85 }))
}
