import { buildGallery } from '../tests/gallery.ts'
import {
  everybodyIn,
  type LiveReading,
  launchWithGraphics,
  liveReading,
  openLiveGallery,
} from '../tests/live-gallery.ts'
import type { Figure } from './figure.ts'
import { forRun } from './run/short-run.ts'

/** Most triangles and draw calls of a character at a level. Source: docs/live-cast.md. */
const TRIANGLES = { low: 4000, middle: 12_000, high: undefined } as const
const DRAW_CALLS = 6
/** A task that takes longer holds a page up. */
const LONGEST_STEP_MS = 50
const LEVELS = ['low', 'middle', 'high'] as const

/** Of so many characters one is measured. Tests hold all of them to the limits of the lowest level. */
const EVERY = forRun({ long: 1, short: 3 })

/** Live characters at every level, drawn in software: a line for each, and the costliest of each level as figures. */
export async function measureLive(): Promise<Figure[]> {
  const gallery = await buildGallery()
  const browser = await launchWithGraphics()
  try {
    const page = await openLiveGallery(browser, gallery)
    const measured = (await everybodyIn(page)).filter((_, at) => at % EVERY === 0)
    const figures: Figure[] = []
    for (const level of LEVELS) {
      const readings: LiveReading[] = []
      for (const id of measured) {
        const reading = await liveReading(page, id, level)
        readings.push(reading)
        console.log(lineOf(reading))
      }
      figures.push(...figuresOf(level, readings))
    }
    return figures
  } finally {
    await browser.close()
    await gallery.remove()
  }
}

const lineOf = (one: LiveReading): string =>
  [
    `${one.id}, ${one.level}`.padEnd(56),
    `${one.drawCalls} draw calls`,
    `${one.triangles} triangles`.padStart(15),
    `${Math.round((one.geometryBytes + one.textureBytes) / 1000)} kB`.padStart(8),
    `built in ${one.buildMs.toFixed(0)} ms, ${one.longestStepMs.toFixed(0)} ms at once`.padStart(
      32,
    ),
    `${one.frameMs.toFixed(1)} ms a frame`,
  ].join('  ')

function figuresOf(level: (typeof LEVELS)[number], readings: readonly LiveReading[]): Figure[] {
  const most = (name: string, unit: string, of: (one: LiveReading) => number, target?: number) => {
    const worst = readings.reduce((a, b) => (of(b) > of(a) ? b : a))
    return {
      name: `live, ${level}: most ${name} of a character`,
      value: of(worst),
      unit,
      better: 'smaller' as const,
      ...(target === undefined ? {} : { target }),
      note: worst.id,
    }
  }
  return [
    most('draw calls', 'calls', (one) => one.drawCalls, DRAW_CALLS),
    most('triangles', 'triangles', (one) => one.triangles, TRIANGLES[level]),
    most('bytes', 'kB', (one) => (one.geometryBytes + one.textureBytes) / 1000),
    most('time of a frame, software', 'ms', (one) => one.frameMs),
    {
      name: `live, ${level}: longest step of building a character, median`,
      value: medianOf(readings.map((one) => one.longestStepMs)),
      unit: 'ms',
      better: 'smaller' as const,
      target: LONGEST_STEP_MS,
    },
  ]
}

const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
