import { EMPTY_DOCUMENT, MAX_ITEMS } from '@starnest/contract/editor/document'
import { NO_HISTORY, run, undo } from '@starnest/editor/edit/history'
import { endOf } from '@starnest/editor/edit/items'
import { EditRefused, type Project } from '@starnest/editor/project'
import { snap, snapPlaces } from '@starnest/editor/snap/snap'
import fc from 'fast-check'
import { randomCommand } from '../../packages/editor/test/random-commands.ts'
import { testItem, testProject } from '../../packages/editor/test/test-project.ts'
import type { Figure } from '../figure.ts'
import { percentile } from '../report.ts'
import { forRun } from '../run/short-run.ts'

const COMMANDS = forRun({ long: 10_000, short: 4000 })
const SNAPS = 2000
const SEED = 11
/** A frame at 60 a second has 16.7 ms; editing may take a part of one. */
const TARGET_COMMAND_MS = 4
const TARGET_SNAP_MS = 1

/** Thousands of random commands one after the other, whose result has to be sound and to come back to the first
 *  byte; and what drawing an edge to its neighbours costs among as many items as there may be. */
export function measureCommands(): Figure[] {
  const makers = fc.sample(randomCommand(), { numRuns: COMMANDS, seed: SEED })
  const { document: first, assets } = testProject([testItem('first')])
  let at = { document: first, history: NO_HISTORY }
  let refused = 0
  const took: number[] = []
  for (const [count, make] of makers.entries()) {
    const command = make(at.document, count)
    const before = JSON.stringify(at.document)
    const startedMs = performance.now()
    try {
      at = run({ document: at.document, assets }, at.history, { commands: [command] })
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error
      refused += 1
      continue
    }
    took.push(performance.now() - startedMs)
    expectSound(at.document)
    const back = undo({ document: at.document, assets }, at.history)
    if (JSON.stringify(back?.document) !== before) {
      throw new Error(`command ${count} was not undone to the first byte`)
    }
  }
  return [
    {
      name: 'Editor: a command, p95',
      value: percentile(took, 0.95),
      unit: 'ms',
      better: 'smaller',
      target: TARGET_COMMAND_MS,
      note: `${took.length} done and undone, ${refused} refused`,
    },
    {
      name: 'Editor: drawing an edge to its neighbours among 500 items, p95',
      value: percentile(snaps(), 0.95),
      unit: 'ms',
      better: 'smaller',
      target: TARGET_SNAP_MS,
      note: `${SNAPS} moves`,
    },
  ]
}

function expectSound({ items }: Project['document']): void {
  for (const [index, item] of items.entries()) {
    const before = items[index - 1]
    const isAfter = !before || before.layer < item.layer || endOf(before) <= item.startTime
    if (!isAfter || item.startTime < 0) throw new Error(`${item.id} lies over another`)
  }
}

function snaps(): number[] {
  const items = Array.from({ length: MAX_ITEMS }, (_, at) =>
    testItem(`${at}`, { layer: at % 3, startTime: Math.floor(at / 3) * 1000, duration: 900 }),
  )
  const document = { ...EMPTY_DOCUMENT, items }
  const places = snapPlaces({ document, except: new Set(), playheadMs: 500, beats: new Map() })
  return Array.from({ length: SNAPS }, (_, move) => {
    const startedMs = performance.now()
    snap([move * 37, move * 37 + 900], places, { withinMs: 120, gridMs: 100 })
    return performance.now() - startedMs
  })
}
