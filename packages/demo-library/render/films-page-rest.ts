// npm run films-page: draws docs/films from the rendered films: contact sheets, posters, table.
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { type DemoFilm, listDemoFilms, listPortraits } from '../src/library.ts'
import { runProgram } from './program.ts'
import { measureLoudness } from './sound/loudness.ts'

const FOLDER = path.resolve('docs', 'films')
const SHEET_FRAMES = 12
const SHEET_COLUMNS = 4
const TILE = { width: 320, height: 180 }
const POSTER = { width: 200, height: 300 }
const POSTER_COLUMNS = 8
const PORTRAIT = 160
const WEBP = { quality: 72, effort: 6 }

type Sheet = { tiles: Buffer[]; columns: number; tile: { width: number; height: number } }

/** Sets pictures of one size side by side. */
async function writeSheet(file: string, { tiles, columns, tile }: Sheet): Promise<void> {
  const rows = Math.ceil(tiles.length / columns)
  await sharp({
    create: {
      width: columns * tile.width,
      height: rows * tile.height,
      channels: 3,
      background: '#0b0b14',
    },
  })
    .composite(
      tiles.map((input, i) => ({
        input,
        left: (i % columns) * tile.width,
        top: Math.floor(i / columns) * tile.height,
      })),
    )
    .webp(WEBP)
    .toFile(file)
}

/** Twelve frames of a film, as it plays, evenly spread. */
async function contactSheet({ manifest, videoPath }: DemoFilm): Promise<void> {
  const tiles: Buffer[] = []
  for (let i = 0; i < SHEET_FRAMES; i++) {
    const at = ((i + 0.5) / SHEET_FRAMES) * manifest.durationSeconds
    const frame = path.join(FOLDER, '.frame.png')
    await runProgram('ffmpeg', [
      ...['-v', 'error', '-y', '-ss', at.toFixed(3), '-i', videoPath],
      ...['-frames:v', '1', frame],
    ])
    tiles.push(await sharp(frame).resize(TILE).toBuffer())
  }
  await writeSheet(path.join(FOLDER, `${manifest.slug}.webp`), {
    ...{ tiles, columns: SHEET_COLUMNS, tile: TILE },
  })
}

const resized = (files: string[], size: { width: number; height: number }) =>
  Promise.all(files.map((file) => sharp(file).resize(size).toBuffer()))

async function tableRow({ manifest, videoPath }: DemoFilm): Promise<string> {
  const { size } = await stat(videoPath)
  const { lufs } = await measureLoudness(videoPath)
  const minutes = manifest.renderSeconds ? `${(manifest.renderSeconds / 60).toFixed(1)} min` : '–'
  const cells = [
    manifest.title,
    manifest.genre,
    manifest.rating,
    `${manifest.durationSeconds.toFixed(1)} s`,
    `${(size / 1e6).toFixed(1)} MB`,
    `${lufs.toFixed(1)} LUFS`,
    manifest.trailer ? `${manifest.trailer.durationSeconds.toFixed(0)} s` : '–',
    minutes,
  ]
  return `| ${cells.join(' | ')} |`
}

const HEADER = [
  '| film | genre | rating | length | size | loudness | trailer | drawing time |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
]

async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const all = await listDemoFilms()
  const films = all.filter(({ manifest }) => manifest.kind === 'film')
  const teasers = all.filter(({ manifest }) => manifest.kind === 'trailer')
  for (const [name, shelf] of Object.entries({ posters: films, 'coming-soon': teasers })) {
    const tiles = await resized(
      shelf.map((film) => film.posterPath),
      POSTER,
    )
    const columns = Math.min(POSTER_COLUMNS, tiles.length)
    await writeSheet(path.join(FOLDER, `${name}.webp`), { tiles, columns, tile: POSTER })
  }
  const portraits = await listPortraits()
  await writeSheet(path.join(FOLDER, 'portraits.webp'), {
    tiles: await resized(
      portraits.map((portrait) => portrait.path),
      { width: PORTRAIT, height: PORTRAIT },
    ),
    columns: 5,
    tile: { width: PORTRAIT, height: PORTRAIT },
  })
  const rows: string[] = []
  for (const film of films) rows.push(await tableRow(film))
  const teaserRows: string[] = []
  for (const film of teasers) teaserRows.push(await tableRow(film))
  const sheets = films.map(
    ({ manifest }) =>
      `### ${manifest.title}\n\n_${manifest.tagline}_\n\n${manifest.description}\n\n![Twelve frames of ${manifest.title}](${manifest.slug}.webp)\n`,
  )
  const page = [
    '# The films',
    '',
    'Everything here is drawn and played by our own code; how is told in the',
    "[studio's guide](../../packages/film-kit/README.md). This page is made by `npm run films-page` from the films as they",
    'ship. Drawing time is that of two processor cores without a graphics card, shared with other work; a dash means it',
    'was not measured.',
    '',
    `![Posters of all films](posters.webp)`,
    '',
    ...HEADER,
    ...rows,
    '',
    '## Coming soon',
    '',
    '![Posters of the films to come](coming-soon.webp)',
    '',
    ...HEADER,
    ...teaserRows,
    '',
    '## The cast as profile pictures',
    '',
    '![Ten portraits](portraits.webp)',
    '',
    '## Contact sheets',
    '',
    ...sheets,
  ]
  await writeFile(path.join(FOLDER, 'README.md'), page.join('\n'))
  await rm(path.join(FOLDER, '.frame.png'), { force: true })
}

await main()
