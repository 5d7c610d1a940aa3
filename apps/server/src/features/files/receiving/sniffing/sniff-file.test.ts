import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  FOREIGN_MATROSKA,
  FOREIGN_OLD_FILMS,
  takeForeignFilm,
} from '../../../../../test/media/foreign-films.ts'
import { sniffFile } from './sniff-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-sniffed-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Our ending for each of these, where it is not their own. */
const ENDINGS: Readonly<Record<string, string>> = { vob: 'mpg' }

it.each([...FOREIGN_MATROSKA, ...FOREIGN_OLD_FILMS])('knows $file by its bytes', async (film) => {
  const path = await takeForeignFilm(folder, film)
  const ending = film.file.slice(film.file.lastIndexOf('.') + 1)
  expect(await sniffFile(path, (await stat(path)).size)).toMatchObject({
    assetType: 'video',
    extension: ENDINGS[ending] ?? ending,
  })
})
