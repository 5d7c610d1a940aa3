import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIBRARY_FOLDER } from '../../src/library-folders.ts'
import { servePage } from '../picture/page-server.ts'
import { openStudioBrowser } from '../picture/studio-browser.ts'
import { programError, runProgram } from '../program.ts'
import { openWorkbench } from '../workbench.ts'
import { firstComplaint } from './check-types.ts'
import { writeFilm } from './encode.ts'
import { loadFilm } from './load-script.ts'
import { planTrailer } from './make-trailer.ts'
import { oneSentence } from './sentence.ts'

let folder = ''
beforeAll(async () => {
  await mkdir(path.join(LIBRARY_FOLDER, 'build'), { recursive: true })
  // Beside the films, so that a script in it finds the kit.
  folder = await mkdtemp(path.join(LIBRARY_FOLDER, 'build', 'bad-input-'))
})
afterAll(() => rm(folder, { recursive: true }))

const script = async (name: string, code: string) => {
  const file = path.join(folder, `${name}.ts`)
  await writeFile(file, code)
  return file
}
const reasonOf = (promise: Promise<unknown>) =>
  promise.then(() => 'nothing was refused', oneSentence)

describe('what is refused is named in a sentence', () => {
  it('a film that is not there', async () => {
    expect(await reasonOf(openWorkbench('the-lost-film'))).toMatch(
      /^there is no "the-lost-film"; there are: .*leo-and-the-lost-star/,
    )
  })

  it('a script without its default export', async () => {
    const file = await script('empty', 'export const film = 1\n')
    expect(await reasonOf(loadFilm(file))).toContain('film(…) as its default export')
  })

  it('a genre the catalogue does not have', async () => {
    const file = await script(
      'western',
      `export default { shots: [], sound: {}, poster: {}, about: { slug: 'a', genre: 'western' } }\n`,
    )
    expect(await reasonOf(loadFilm(file))).toMatch(/^"kind"|^"genre"/)
  })

  it('an unknown species: file, line and reason', () => {
    const report = [
      'packages/demo-library/films/other/film.ts(3,1): error TS2322: elsewhere',
      `packages/demo-library/films/fox/sets.ts(12,5): error TS2322: Type '"rabbit"' is not assignable to type Ears.`,
    ].join('\n')
    expect(firstComplaint(report, path.join('films', 'fox'))).toBe(
      `sets.ts, line 12: Type '"rabbit"' is not assignable to type Ears.`,
    )
    expect(firstComplaint(report, path.join('films', 'bear'))).toBeUndefined()
  })

  it('a font that is not installed', async () => {
    const font = { family: 'Comic Nova', weights: [400] }
    expect(await reasonOf(servePage('', font))).toMatch(
      /^The font "Comic Nova" has no installed weight 400/,
    )
  })

  it('a shot whose staging fails, by its name', async () => {
    const file = await script(
      'broken',
      `import { looks } from '@starnest/film-kit/light/looks'
       const stage = () => { throw new Error('nobody knows the species "grue"') }
       export default {
         backdropColor: '#000000',
         font: { family: 'Baloo 2', weights: [800] },
         shots: [{ name: 'cave', seconds: 1, look: looks.night, stage }],
       }\n`,
    )
    const font = { family: 'Baloo 2', weights: [800] }
    const studio = await openStudioBrowser(
      { script: file },
      { shots: [], backdropColor: '#000', font },
    )
    try {
      await studio.open({ width: 320, height: 184, fps: 24 }, [])
      expect(await reasonOf(studio.still(0, 0))).toBe(
        'shot "cave": nobody knows the species "grue"',
      )
    } finally {
      await studio.close()
    }
  })

  it('a script that can not even be loaded', async () => {
    const file = await script(
      'thrown',
      `export default (() => { throw new Error('the cast is on holiday') })()\n`,
    )
    const font = { family: 'Baloo 2', weights: [800] }
    const opening = openStudioBrowser({ script: file }, { shots: [], backdropColor: '#000', font })
    expect(await reasonOf(opening)).toBe('the cast is on holiday')
  })

  it('a program that is not installed', async () => {
    expect(await reasonOf(runProgram('text2wave-of-nowhere', []))).toMatch(
      /^text2wave-of-nowhere is not installed: apt install/,
    )
  })

  it('a full disk', () => {
    const told = 'av_interleaved_write_frame(): No space left on device'
    expect(programError('ffmpeg', 1, told).message).toMatch(/^the disk is full/)
  })
})

describe('a trailer', () => {
  const sound = { voices: {}, lines: [], music: [], effects: [] }
  const cutting = async (shot: string, from: number, seconds: number) =>
    reasonOf(
      planTrailer(
        await openWorkbench('leo-and-the-lost-star'),
        { cuts: [{ shot, from, seconds }], sound },
        [{ name: 'wish', seconds: 4 }],
      ),
    )

  it('is refused when it wants a shot the film does not have', async () => {
    expect(await cutting('storm', 0, 1)).toBe('trailer, cut 1: the film has no shot "storm"')
  })

  it('is refused when it wants more of a shot than there is', async () => {
    expect(await cutting('wish', 3, 2)).toBe(
      'trailer, cut 1: shot "wish" lasts 4.00 s, the cut wants 3 s to 5.00 s',
    )
  })
})

describe('a good film', () => {
  it('stays as it is when its new version can not be encoded', async () => {
    const build = await mkdtemp(path.join(tmpdir(), 'starnest-encode-'))
    const film = path.join(build, 'film.mp4')
    const shot = path.join(build, 'shot.mp4')
    await writeFile(film, 'the good film')
    await writeFile(shot, 'not a video')
    await expect(writeFilm(film, [shot], undefined, { build, fps: 24 })).rejects.toThrow(/ffmpeg/)
    expect(await readFile(film, 'utf8')).toBe('the good film')
    await rm(build, { recursive: true })
  })
})
