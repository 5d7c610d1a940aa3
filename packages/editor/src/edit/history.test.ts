import type { Command } from '@starnest/contract/editor/commands'
import { documentSchema, type EditorDocument } from '@starnest/contract/editor/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomCommand } from '../../test/random-commands.ts'
import { testItem, testProject } from '../../test/test-project.ts'
import { EditRefused } from '../project.ts'
import {
  applyAll,
  type History,
  MAX_UNDO_STEPS,
  NO_HISTORY,
  redo,
  run,
  undo,
  withoutLostSteps,
} from './history.ts'
import { endOf } from './items.ts'

const move = (by: number): Command => ({ kind: 'move', ids: ['item-a'], by, layers: 0 })

/** Steps back or forth until there is none left. */
function toTheEnd(
  step: typeof undo,
  from: { document: EditorDocument; history: History },
): { document: EditorDocument; history: History } {
  let at = from
  for (;;) {
    const next = step({ ...testProject(), document: at.document }, at.history)
    if (!next) return at
    at = next
  }
}

function expectSound({ items }: EditorDocument): void {
  for (const [index, item] of items.entries()) {
    const before = items[index - 1]
    const isAfter = !before || before.layer < item.layer || endOf(before) <= item.startTime
    expect(isAfter, `${item.id} after ${before?.id}`).toBe(true)
  }
}

describe('history', () => {
  it('takes a thousand random commands back to the first byte, and does them again', () => {
    fc.assert(
      fc.property(fc.array(randomCommand(), { minLength: 50, maxLength: 50 }), (makers) => {
        const { document: first, assets } = testProject([testItem('first')])
        let at = { document: first, history: NO_HISTORY }
        let count = 0
        for (const make of makers) {
          const command = make(at.document, count)
          count += 1
          try {
            at = run({ document: at.document, assets }, at.history, { commands: [command] })
          } catch (error) {
            if (!(error instanceof EditRefused)) throw error
          }
          expectSound(at.document)
        }
        expect(documentSchema.safeParse(at.document).success).toBe(true)
        const undone = toTheEnd(undo, at)
        expect(JSON.stringify(undone.document)).toBe(JSON.stringify(first))
        const again = toTheEnd(redo, undone)
        expect(JSON.stringify(again.document)).toBe(JSON.stringify(at.document))
      }),
      { numRuns: 20, seed: 7 },
    )
  })

  it('keeps two hundred steps, and a drag as one of them', () => {
    let at = { document: testProject([testItem('a')]).document, history: NO_HISTORY }
    const step = (command: Command, gesture?: string) => {
      at = run({ ...testProject(), document: at.document }, at.history, {
        commands: [command],
        gesture,
      })
    }
    for (let pixel = 0; pixel < 30; pixel += 1) step(move(10), 'drag-1')
    expect(at.history.done).toHaveLength(1)
    step(move(10), 'drag-2')
    expect(at.history.done).toHaveLength(2)
    for (let count = 0; count < MAX_UNDO_STEPS + 50; count += 1) step(move(10))
    expect(at.history.done).toHaveLength(MAX_UNDO_STEPS)
  })

  it('takes every speed of one gesture from what was there before it', () => {
    const project = testProject([testItem('a', { duration: 4000 })])
    let at = { document: project.document, history: NO_HISTORY }
    const speeds = [1.25, 1.5, 1.75, 2.5, 3.25, 4, 3.25, 1.75, 1.25, 1]
    let sent = project.document
    for (const speed of speeds) {
      const command: Command = { kind: 'change', ids: ['item-a'], change: { speed } }
      const edited = run({ ...project, document: at.document }, at.history, {
        ...{ commands: [command], gesture: 'speed item-a' },
      })
      // The server does what the page did.
      sent = applyAll({ ...project, document: sent }, edited.commands).document
      at = edited
    }
    expect(at.document).toEqual(project.document)
    expect(sent).toEqual(project.document)
    expect(at.history.done).toHaveLength(1)
    const back = undo({ ...project, document: at.document }, at.history)
    expect(back?.document).toEqual(project.document)
  })

  it('leaves out the steps that need an asset which is gone, and no others', () => {
    const project = testProject([testItem('b', { layer: 1, duration: 2000, assetId: 4 })])
    let at = { document: project.document, history: NO_HISTORY }
    const step = (command: Command) => {
      at = run({ ...project, document: at.document }, at.history, { commands: [command] })
    }
    step({ kind: 'add', items: [testItem('a', { duration: 2000 })] })
    step({ kind: 'move', ids: ['item-b'], by: 1000, layers: 0 })
    step(move(3000))
    step({ kind: 'remove', ids: ['item-a'] })
    const assets = new Map([...project.assets].filter(([id]) => id !== 1))
    const without = { document: at.document, assets }
    expect(() => undo(without, at.history)).toThrow(EditRefused)
    const history = withoutLostSteps(without, at.history)
    expect(history.done).toHaveLength(1)
    const back = undo(without, history)
    expect(back?.document).toEqual(project.document)
    const redone = redo(
      { ...without, document: back?.document ?? at.document },
      back?.history ?? history,
    )
    expect(redone?.document).toEqual(at.document)
    // What was undone and needs it is left out as well.
    expect(withoutLostSteps(without, { done: [], undone: at.history.done }).undone).toHaveLength(1)
  })

  it('forgets what was undone as soon as something else is done', () => {
    const project = testProject([testItem('a')])
    const moved = run(project, NO_HISTORY, { commands: [move(1000)], gesture: 'drag' })
    const back = undo({ ...project, document: moved.document }, moved.history)
    if (!back) throw new Error('there was a step')
    expect(back.document).toEqual(project.document)
    const other = run(project, back.history, { commands: [move(500)], gesture: 'drag' })
    expect(other.history).toMatchObject({ done: [{}], undone: [] })
    expect(redo({ ...project, document: other.document }, other.history)).toBeNull()
  })

  it('does nothing of several commands when one is refused', () => {
    const project = testProject([testItem('a')])
    const commands = [move(1000), move(-5000)]
    expect(() => run(project, NO_HISTORY, { commands })).toThrow(EditRefused)
    expect(project.document.items[0]?.startTime).toBe(0)
  })
})
