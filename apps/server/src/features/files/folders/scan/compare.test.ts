import { expect, it } from 'vitest'
import type { KnownFile } from '../folders.repository.ts'
import { compare } from './compare.ts'

const NOW_MS = 1_000_000
const LATELY = { nowMs: NOW_MS, settleMs: 10_000 }

const known = (id: number, folderPath: string, sizeBytes = id): KnownFile => ({
  id,
  folderPath,
  sizeBytes,
  modifiedAt: new Date(1000 + id),
  mediaId: `media${id}`,
  filename: `media${id}.mp4`,
  contentMark: `mark${id}`,
  removedAt: null,
  titleId: id,
  originHash: '',
  hiddenAt: null,
  isRefused: false,
})
const found = (id: number, path: string, changes: object = {}) => ({
  path,
  sizeBytes: id,
  mtimeMs: 1000 + id,
  identity: `1:${id}`,
  ctimeMs: 1000 + id,
  ...changes,
})
const closed = (path: string) => ({
  path,
  reason: 'No.',
  problem: { code: 'not_allowed' as const },
})
const paths = ({ path }: { path: string }) => path

it('tells what stayed, moved, changed, came and went', () => {
  const said = compare(
    {
      videos: [
        found(1, 'same.mp4'),
        found(2, 'new folder/moved.mp4', { ctimeMs: NOW_MS }),
        found(3, 'changed.mp4', { sizeBytes: 33 }),
        found(9, 'fresh.mp4'),
      ],
      unread: [],
    },
    [known(1, 'same.mp4'), known(2, 'moved.mp4'), known(3, 'changed.mp4'), known(4, 'gone.mp4')],
    LATELY,
  )
  expect(said.same.map((one) => one.known.id)).toEqual([1])
  expect(said.moved.map((one) => [one.known.id, one.found.path])).toEqual([
    [2, 'new folder/moved.mp4'],
  ])
  expect(said.changed.map((one) => one.known.id)).toEqual([3])
  expect(said.fresh.map(paths)).toEqual(['fresh.mp4'])
  expect(said.vanished.map(({ id }) => id)).toEqual([4])
  expect(said.arriving).toBe(0)
})

it.each([
  ['a second ago', NOW_MS - 1000, 1],
  ['long ago', NOW_MS - 10_000, 0],
  ['in the future, as a clock that is wrong says', NOW_MS + 1, 0],
])('of a new file that changed %s', (_when, ctimeMs, arriving) => {
  const said = compare({ videos: [found(1, 'a.mp4', { ctimeMs })], unread: [] }, [], LATELY)
  expect([said.arriving, said.fresh.length]).toEqual([arriving, 1 - arriving])
})

it('takes one file that went for one that came, and not for two', () => {
  const videos = [found(1, 'b.mp4'), found(1, 'c.mp4')]
  const said = compare({ videos, unread: [] }, [known(1, 'a.mp4')], LATELY)
  expect([said.moved.length, said.fresh.length, said.vanished.length]).toEqual([1, 1, 0])
})

it('takes no empty file for another, which are all alike', () => {
  const videos = [found(1, 'b.mp4', { sizeBytes: 0 })]
  const said = compare({ videos, unread: [] }, [known(1, 'a.mp4', 0)], LATELY)
  expect([said.moved.length, said.vanished.length]).toEqual([0, 1])
})

it('forgets nothing that lies where it could not look', () => {
  const unread = [closed('closed'), closed('d.mp4')]
  const before = [
    known(1, 'closed/a.mp4'),
    known(2, 'closed up/b.mp4'),
    known(3, 'closed/deep/down/c.mp4'),
    known(4, 'd.mp4'),
    known(5, 'open/closed/e.mp4'),
  ]
  const { vanished } = compare({ videos: [], unread }, before, LATELY)
  expect(vanished.map(({ id }) => id)).toEqual([2, 5])
})

it('looks at each folder that could not be read once, however many films lie in them', () => {
  let looks = 0
  const unread = Array.from({ length: 1000 }, (_, at) => ({
    ...closed(''),
    get path() {
      looks += 1
      return `closed${at}`
    },
  }))
  const before = unread.map((_, at) => known(at, `closed${at}/a.mp4`))
  expect(compare({ videos: [], unread }, before, LATELY).vanished).toEqual([])
  expect(looks).toBe(1000)
})
