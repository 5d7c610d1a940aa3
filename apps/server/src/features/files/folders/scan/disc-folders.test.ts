import { expect, it } from 'vitest'
import { readNames } from '../sidecars/belongings.ts'
import { withoutDiscExtras } from './disc-folders.ts'
import type { Walk } from './walk-folder.ts'

/** A folder with files of so many bytes. */
function walked(files: Record<string, number>): Walk {
  const namesIn = new Map<string, string[]>()
  for (const path of Object.keys(files)) {
    const at = path.lastIndexOf('/')
    const folder = path.slice(0, Math.max(at, 0))
    namesIn.set(folder, [...(namesIn.get(folder) ?? []), path.slice(at + 1)])
  }
  const videos = Object.entries(files).map(([path, sizeBytes]) => ({
    ...{ path, sizeBytes, identity: path },
    ...{ mtimeMs: 0, ctimeMs: 0 },
  }))
  return { videos, namesIn, unread: [] }
}

/** What is shown of a folder, and what only comes with something. */
function seen(files: Record<string, number>) {
  const { walk, problems } = withoutDiscExtras(walked(files))
  const paths = walk.videos.map(({ path }) => path)
  const read = readNames({ videos: paths, namesIn: walk.namesIn })
  const titles = read.map((own) => {
    if ('extraOf' in own || own.named.is !== 'movie') return own
    const { title, year, part } = own.named
    return [title, year, part].filter((word) => word !== null).join(' ')
  })
  return { titles, extras: problems.map(({ path, problem }) => [path, problem?.facts?.film]) }
}

it('shows a DVD as one film in parts, without its menus and what comes with it', () => {
  const at = 'Films/Spirited Away (2001)/VIDEO_TS'
  expect(
    seen({
      [`${at}/VIDEO_TS.VOB`]: 5,
      [`${at}/VTS_01_0.VOB`]: 10,
      [`${at}/VTS_01_1.VOB`]: 12,
      [`${at}/VTS_02_0.VOB`]: 3,
      [`${at}/VTS_02_1.VOB`]: 1000,
      [`${at}/VTS_02_2.VOB`]: 1000,
      [`${at}/VTS_02_3.VOB`]: 400,
    }),
  ).toEqual({
    titles: ['Spirited Away 2001 1', 'Spirited Away 2001 2', 'Spirited Away 2001 3'],
    extras: [
      [`${at}/VIDEO_TS.VOB`, 'Spirited Away'],
      [`${at}/VTS_01_0.VOB`, 'Spirited Away'],
      [`${at}/VTS_01_1.VOB`, 'Spirited Away'],
      [`${at}/VTS_02_0.VOB`, 'Spirited Away'],
    ],
  })
})

it('shows what a family recorded on one DVD as films of their own', () => {
  expect(
    seen({ 'Holiday/video_ts/vts_01_1.vob': 900, 'Holiday/video_ts/vts_02_1.vob': 400 }).titles,
  ).toEqual(['Holiday · 1', 'Holiday · 2'])
})

it('calls a DVD of one file by the name of its disc, in the folder of its film', () => {
  expect(seen({ 'Wedding/Disc 2/VIDEO_TS/VTS_01_1.VOB': 900 }).titles).toEqual(['Wedding · Disc 2'])
  expect(seen({ 'VIDEO_TS/VTS_01_1.VOB': 900 }).titles).toEqual(['DVD'])
})

it('shows the film of a Blu-ray, and each recording of a camera', () => {
  const at = 'Spirited Away (2001)/BDMV/STREAM'
  expect(
    seen({ [`${at}/00000.m2ts`]: 9, [`${at}/00001.m2ts`]: 1000, [`${at}/00100.m2ts`]: 50 }),
  ).toEqual({
    titles: ['Spirited Away 2001'],
    extras: [
      [`${at}/00000.m2ts`, 'Spirited Away'],
      [`${at}/00100.m2ts`, 'Spirited Away'],
    ],
  })
  const camera = 'PRIVATE/AVCHD/BDMV/STREAM'
  expect(seen({ [`${camera}/00001.MTS`]: 1, [`${camera}/00002.MTS`]: 1000 })).toEqual({
    titles: ['00001', '00002'],
    extras: [],
  })
})
