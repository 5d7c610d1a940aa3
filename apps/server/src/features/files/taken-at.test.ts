import { expect, it } from 'vitest'
import type { MediaExamination } from '../../ports/media/media.ts'
import { takenAt } from './taken-at.ts'

const CAME = new Date('2026-01-01T00:00:00Z')
const CHANGED = new Date('2025-01-01T00:00:00Z')
const named = (originalName: string) =>
  takenAt({ originalName, facts: null, modifiedAt: null, uploadedAt: CAME })

it.each([
  ['IMG_20240712_153005.jpg', new Date(2024, 6, 12, 15, 30, 5)],
  ['PXL_20240712_153005123.mp4', new Date(2024, 6, 12, 15, 30, 5)],
  ['2024-07-12 15.30.05.heic', new Date(2024, 6, 12, 15, 30, 5)],
  ['Screenshot 2024-07-12 at 15.30.05.png', new Date(2024, 6, 12, 15, 30, 5)],
  ['VID-20240712-WA0003.mp4', new Date(2024, 6, 12, 12)],
  ['signal-2024-07-12-15-30-05.jpg', new Date(2024, 6, 12, 15, 30, 5)],
  ['beach 2024.07.12.jpg', new Date(2024, 6, 12, 12)],
])('reads %s', (name, moment) => {
  expect(named(name)).toEqual(moment)
})

it.each(['DSC_0042.jpg', '20249912.jpg', '123456789012345678.jpg', '2024-0712.jpg', ''])(
  'finds no day in "%s"',
  (name) => {
    expect(named(name)).toEqual(CAME)
  },
)

it('believes the camera before the name, and the name before the disk', () => {
  const facts = {
    ...{ format: 'jpeg', durationSeconds: 0, video: null, audio: [], subtitles: [] },
    ...{ chapters: [], recordedAt: '2020-05-05T10:00:00.000Z' },
  } satisfies MediaExamination
  const file = { originalName: '20240712.jpg', facts, modifiedAt: CHANGED, uploadedAt: CAME }
  expect(takenAt(file)).toEqual(new Date('2020-05-05T10:00:00Z'))
  expect(takenAt({ ...file, facts: null })).toEqual(new Date(2024, 6, 12, 12))
  expect(takenAt({ ...file, facts: null, originalName: 'a.jpg' })).toEqual(CHANGED)
})
