import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MediaExamination } from '../../../ports/media/media.ts'
import { openForeignText } from '../../foreign-text/open-foreign-text.ts'
import { openFfmpeg } from './open-ffmpeg.ts'

const FOLDER = join(import.meta.dirname, '../../../../../../tests/fixtures/tracks')

const foreignText = openForeignText()
const media = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' }, { foreignText })
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-tracks-'))
})
afterAll(async () => {
  await foreignText.close()
  await rm(folder, { recursive: true, force: true })
})

const soundsOf = ({ audio }: MediaExamination) =>
  audio.map(({ language, purpose, isDefault }) => [language, purpose, isDefault])
const subtitlesOf = ({ subtitles }: MediaExamination) =>
  subtitles.map(({ codec, language, kind }) => [codec, language, kind])

describe.each([
  { program: 'ffmpeg', pictures: ['dvd_subtitle', 'fr', undefined], ass: ['ass', 'en', undefined] },
  {
    program: 'mkvmerge',
    pictures: ['hdmv_pgs_subtitle', 'fr', 'forced'],
    ass: ['ass', 'de', 'commentary'],
  },
])('a film that $program made', ({ program, pictures, ass }) => {
  const sourcePath = join(FOLDER, `by-${program}.mkv`)
  const job = { sourcePath, format: 'matroska' } as const

  it('says of each sound and each subtitles what they are for', async () => {
    const examination = await media.examine(job)
    expect(soundsOf(examination)).toEqual([
      ['en', 'main', false],
      ['de', 'main', true],
      ['en', 'commentary', false],
      ['en', 'description', false],
    ])
    expect(subtitlesOf(examination)).toEqual([
      ['subrip', 'en', undefined],
      ['subrip', 'en', 'forced'],
      ['subrip', 'en', 'sdh'],
      ass,
      pictures,
    ])
  })

  it('becomes a stream that names its sounds, and captions that say what they are, with styles', async () => {
    const examination = await media.examine(job)
    const intoFolder = await mkdtemp(join(folder, 'made-'))
    const captions = await media.extractSubtitles({ ...job, examination, intoFolder })
    expect(captions.map(({ kind }) => kind)).toEqual([undefined, 'forced', 'sdh', ass[2]])
    expect(await readFile(join(intoFolder, captions[3]?.file ?? ''), 'utf8')).toContain(
      '\nTo the lighthouse\n',
    )
    // The first three have no styles.
    expect(captions.map(({ styledFile }) => styledFile !== undefined)).toEqual([
      ...[false, false, false, true],
    ])
    const styled = await readFile(join(intoFolder, captions[3]?.styledFile ?? ''), 'utf8')
    expect(styled).toMatch(/PlayResX: 320\nPlayResY: 180\n[\s\S]*\nStyle: s0,Arial,24,&H0000FFFF,/)
    expect(styled).toContain(',s0,,0,0,0,,{\\pos(160,40)}To the {\\i1}lighthouse{\\i0}\n')
    // When they stand is the same in both.
    const plain = await readFile(join(intoFolder, captions[3]?.file ?? ''), 'utf8')
    expect(/^Dialogue: 0,0:(\S{8}),/m.exec(styled)?.[1]).toBe(/(\S{8})\d -->/.exec(plain)?.[1])
    expect((await readdir(intoFolder)).filter((name) => name.startsWith('raw-'))).toEqual([])
    await media.remuxToHls({ ...job, examination, intoFolder })
    const sounds = (await readFile(join(intoFolder, 'index.m3u8'), 'utf8'))
      .split('\n')
      .filter((line) => line.startsWith('#EXT-X-MEDIA'))
    expect(sounds.map((line) => /AUTOSELECT=(\w+)/.exec(line)?.[1])).toEqual([
      ...['YES', 'YES', 'NO', 'NO'],
    ])
    expect(sounds.map((line) => line.includes('describes-video'))).toEqual([
      ...[false, false, false, true],
    ])
  })
})
