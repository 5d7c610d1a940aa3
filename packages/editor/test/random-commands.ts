import type { Command } from '@starnest/contract/editor/commands'
import type { EditorDocument, Item } from '@starnest/contract/editor/document'
import fc from 'fast-check'
import { testItem } from './test-project.ts'

/** Makes a command for a document; `count` makes ids that no other has. */
type CommandMaker = (document: EditorDocument, count: number) => Command

const ms = fc.integer({ min: 0, max: 60_000 })
const layer = fc.integer({ min: 0, max: 2 })
const pick = fc.nat(1000)

const itemAt = ({ items }: EditorDocument, index: number): Item =>
  items[index % Math.max(1, items.length)] ?? testItem('none')

/** Commands as somebody in a hurry gives them: most can be done, some cannot. */
export function randomCommand(): fc.Arbitrary<CommandMaker> {
  const add = fc.tuple(ms, layer, fc.integer({ min: 40, max: 12_000 })).map(
    ([startTime, on, duration]): CommandMaker =>
      (_, count) => ({
        kind: 'add',
        items: [testItem(`added-${count}`, { startTime, layer: on, duration })],
      }),
  )
  const insert = fc.tuple(pick, layer).map(
    ([index, on]): CommandMaker =>
      (document, count) => {
        const at = itemAt(document, index).startTime
        const item = testItem(`put-${count}`, { startTime: at, layer: on, duration: 1000 })
        return { kind: 'insert', at, items: [item] }
      },
  )
  const remove = fc.tuple(pick, fc.boolean()).map(
    ([index, ripples]): CommandMaker =>
      (document) => ({
        kind: ripples ? 'ripple-delete' : 'remove',
        ids: [itemAt(document, index).id],
      }),
  )
  const move = fc
    .tuple(pick, fc.integer({ min: -8000, max: 8000 }), fc.integer({ min: -1, max: 1 }))
    .map(
      ([index, by, layers]): CommandMaker =>
        (document) => ({ kind: 'move', ids: [itemAt(document, index).id], by, layers }),
    )
  const trim = fc
    .tuple(pick, fc.boolean(), fc.integer({ min: -3000, max: 3000 }), fc.boolean())
    .map(
      ([index, isStart, by, ripples]): CommandMaker =>
        (document) => {
          const { id, startTime, duration } = itemAt(document, index)
          const to = Math.max(0, (isStart ? startTime : startTime + duration) + by)
          return { kind: 'trim', id, edge: isStart ? 'start' : 'end', to, ripples }
        },
    )
  const split = fc.tuple(pick, fc.integer({ min: 1, max: 99 })).map(
    ([index, percent]): CommandMaker =>
      (document, count) => {
        const { id, startTime, duration } = itemAt(document, index)
        const at = startTime + Math.floor((duration * percent) / 100)
        return { kind: 'split', ids: [id], at, newIds: [`item-half-${count}`] }
      },
  )
  const change = fc.tuple(pick, fc.constantFrom(0.25, 0.5, 1, 1.37, 2, 4)).map(
    ([index, speed]): CommandMaker =>
      (document) => ({
        kind: 'change',
        ids: [itemAt(document, index).id],
        change: { speed, sound: { gain: speed / 4 } },
      }),
  )
  const rest = fc.tuple(ms, fc.constantFrom('16:9', '9:16', '1:1', '4:3')).map(
    ([at, aspect]): CommandMaker =>
      ({ markers, settings }, count) =>
        at % 2 === 0
          ? { kind: 'set-settings', settings: { ...settings, aspect } }
          : {
              kind: 'set-markers',
              markers: [...markers, { id: `marker-${count}-`, at, name: '' }].slice(-9),
            },
  )
  return fc.oneof(
    { arbitrary: add, weight: 4 },
    { arbitrary: insert, weight: 1 },
    { arbitrary: remove, weight: 2 },
    { arbitrary: move, weight: 4 },
    { arbitrary: trim, weight: 4 },
    { arbitrary: split, weight: 3 },
    { arbitrary: change, weight: 2 },
    { arbitrary: rest, weight: 1 },
  )
}
