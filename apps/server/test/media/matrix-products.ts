import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { openFfmpeg } from '../../src/adapters/media/ffmpeg/open-ffmpeg.ts'
import type { MediaExamination } from '../../src/ports/media/media.ts'
import { type MatrixFilm, makeMatrixFilm } from './codec-matrix.ts'

/** Names the folder of a run of all tests in which films and what becomes of them are kept, so that
 *  both runners look at the same ones. */
const KEPT_FILMS = 'STARNEST_TEST_KEPT_FILMS'

const media = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })

/** What a browser gets of a film. */
export type MatrixProduct = {
  /** What the film is, as it was examined. */
  readonly examination: MediaExamination
  /** The film itself, in the matrix's folder. */
  readonly file: string
  /** Where its playlists are, in the matrix's folder; undefined: it is played as it is. */
  readonly hls: string | undefined
  /** The size in which it has to be seen. */
  readonly shown: { readonly widthPx: number; readonly heightPx: number }
}

/** The films of the codec matrix and what becomes of them, each made when it is first asked for. */
export type Matrix = {
  readonly folder: string
  productOf(film: MatrixFilm): Promise<MatrixProduct>
  close(): Promise<void>
}

/** Opens the matrix of this run, or one that goes with whoever opened it. */
export async function openMatrix(): Promise<Matrix> {
  const kept = process.env[KEPT_FILMS]
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'starnest-matrix-')))
  await mkdir(folder, { recursive: true })
  return {
    folder,
    async productOf(film) {
      const note = join(folder, `${film.name}.json`)
      if (existsSync(note)) return JSON.parse(await readFile(note, 'utf8'))
      // Whoever asks meanwhile makes another one: both runners may look at the same film.
      const own = await mkdtemp(join(folder, `${film.name}-`))
      const product = await make(folder, own, film)
      await writeFile(join(own, 'note'), JSON.stringify(product))
      await rename(join(own, 'note'), note)
      return product
    },
    async close() {
      if (kept === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Makes a film and what becomes of it in a folder of its own within the matrix's. */
async function make(folder: string, own: string, film: MatrixFilm): Promise<MatrixProduct> {
  const sourcePath = join(own, `film.${film.extension}`)
  await makeMatrixFilm(sourcePath, film)
  const job = { sourcePath, format: film.format }
  const examination = await media.examine(job)
  const file = relative(folder, sourcePath)
  const shown = film.shown ?? { widthPx: 320, heightPx: 180 }
  if (film.plan === 'direct') return { examination, file, hls: undefined, shown }
  const intoFolder = join(own, 'hls')
  await mkdir(intoFolder)
  const hls = relative(folder, intoFolder)
  if (film.plan === 'repackage') {
    await media.remuxToHls({ ...job, examination, intoFolder })
    return { examination, file, hls, shown }
  }
  const { renditions } = await media.encodeLadder({ ...job, examination, intoFolder })
  return { examination, file, hls, shown: renditions[0] ?? shown }
}
