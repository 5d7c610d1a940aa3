import { documentSchema, MAX_ITEMS } from '@starnest/contract/editor/document'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testItem, testProject } from '../../test/test-project.ts'
import { endOf } from '../edit/items.ts'
import { captionItems } from './caption-items.ts'
import { readCaptions } from './read-captions.ts'

it('reads SubRip as it is written, and as people write it', () => {
  const file = [
    '\uFEFF1\r\n00:00:01,500 --> 00:00:03,000\r\n<i>Hello</i> &amp; welcome\r\n',
    '2\r\n0:04.5 -> 0:06.25 X1:40 X2:600\r\n{\\an8}Two lines\r\n\r\nand a gap\r\n',
    '3\r\n00:00:09,000 --> 00:00:08,000\r\nEnds before it begins\r\n',
    'x\r\n00:28:41,1000 --> 00:28:43\r\n<script>1 < 2</script>\r\n',
    '5\r\nno times at all\r\n',
  ].join('\r\n')
  expect(readCaptions(file)).toEqual([
    { fromMs: 1500, toMs: 3000, text: 'Hello & welcome' },
    { fromMs: 4500, toMs: 6250, text: 'Two lines\nand a gap' },
    { fromMs: 9000, toMs: 10_616, text: 'Ends before it begins' },
    { fromMs: 1_722_000, toMs: 1_723_000, text: '1 < 2\n5\nno times at all' },
  ])
})

it('reads WebVTT without its head, its notes and its styles', () => {
  const file = [
    'WEBVTT - a film\n\nSTYLE\n::cue { color: red }\n\nNOTE by hand\n',
    'first\n00:01.000 --> 00:02.000 align:start\n<v Leo>Come on!</v>\n\nNOTE not said\nat all\n',
    '01:00:00.000 --> 01:00:01.000\nLater\n',
  ].join('\n')
  expect(readCaptions(file)).toEqual([
    { fromMs: 1000, toMs: 2000, text: 'Come on!' },
    { fromMs: 3_600_000, toMs: 3_601_000, text: 'Later' },
  ])
})

it('takes any text without failing, and in time that grows with its length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
      for (const { fromMs, toMs } of readCaptions(text)) expect(toMs).toBeGreaterThan(fromMs)
    }),
  )
  expect(readCaptions('<'.repeat(1_000_000))).toEqual([])
  expect(readCaptions('00:01 --> '.repeat(200_000))).toEqual([])
})

it('makes items that a project takes, beside what stands there, and as many as there may be', () => {
  let count = 0
  const newId = () => {
    count += 1
    return `caption-${count}`
  }
  const standing = testItem('top', { layer: 2, startTime: 5000, duration: 1000 })
  const { document } = testProject([standing])
  const cue = (fromMs: number, toMs: number) => ({ fromMs, toMs, text: 'x'.repeat(900) })
  const made = captionItems(
    document,
    [cue(0, 1001), cue(500, 2000), cue(5500, 7000), cue(8000, 8001)],
    newId,
  )
  expect(made.items.map(({ startTime }) => startTime)).toEqual([0, 8000])
  expect(made.leftOut).toBe(2)
  const all = [...made.items, standing].toSorted((a, b) => a.startTime - b.startTime)
  expect(documentSchema.safeParse({ ...document, items: all }).success).toBe(true)
  const many = Array.from({ length: 600 }, (_, at) => cue(at * 1000, at * 1000 + 900))
  const full = captionItems({ ...document, items: [] }, many, newId)
  expect(full).toMatchObject({ items: { length: MAX_ITEMS }, leftOut: 100 })
  for (const [at, item] of full.items.entries()) {
    expect(endOf(item)).toBeLessThanOrEqual(
      full.items[at + 1]?.startTime ?? Number.POSITIVE_INFINITY,
    )
  }
})
