import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type NamedFile, readFileName } from './file-name.ts'

const short = (file: NamedFile): string => {
  if (file.is === 'extra') return 'extra'
  const year = file.year === null ? '' : ` (${file.year})`
  const part = file.part === null ? '' : ` #${file.part}`
  if (file.is === 'movie') return `${file.title}${year}${part}`
  const last = file.lastEpisode > file.episode ? `-${file.lastEpisode}` : ''
  const when = file.airedOn ?? `${file.season}x${file.episode}${last}`
  return `${file.show}${year} ${when}${part} ${file.title ?? '?'}`
}

describe('reads a film from', () => {
  it.each([
    ['Spirited Away (2001).mkv', 'Spirited Away (2001)'],
    ['Spirited Away [2001].mkv', 'Spirited Away (2001)'],
    ['Spirited.Away.2001.1080p.BluRay.x264-GRP.mkv', 'Spirited Away (2001)'],
    ['Spirited_Away_2001_720p_WEB-DL.mp4', 'Spirited Away (2001)'],
    ['Spirited Away 2001 1080p BluRay x265 10bit.mkv', 'Spirited Away (2001)'],
    ['Spirited.Away.mkv', 'Spirited Away'],
    ['Spirited.Away.2001.mkv', 'Spirited Away (2001)'],
    ['Spirited Away.mkv', 'Spirited Away'],
    ['Spirited Away (1080p BluRay).mkv', 'Spirited Away'],
    ['Spirited Away (2001) {tmdb-129}.mkv', 'Spirited Away (2001)'],
    ['Spirited Away (2001) [imdbid-tt0245429] - 2160p.mkv', 'Spirited Away (2001)'],
    ["Spirited Away (2001) (Director's Cut).mkv", 'Spirited Away (2001)'],
    ['Blade.Runner.2049.2017.2160p.HDR.mkv', 'Blade Runner 2049 (2017)'],
    ['2001.A.Space.Odyssey.1968.REMASTERED.1080p.mkv', '2001 A Space Odyssey (1968)'],
    ['2001 A Space Odyssey (1968).mkv', '2001 A Space Odyssey (1968)'],
    ['1917.2019.1080p.mkv', '1917 (2019)'],
    ['1917.mkv', '1917'],
    ['2012 (2009).mkv', '2012 (2009)'],
    ['Blade Runner 2049.mkv', 'Blade Runner 2049'],
    ['Christmas 2019.mp4', 'Christmas 2019'],
    ['The.Web.mkv', 'The Web'],
    ['Final.Cut.2022.mkv', 'Final Cut (2022)'],
    ['Movie.H.264.AAC.mp4', 'Movie'],
    ['E.T.1982.1080p.mkv', 'E.T. (1982)'],
    ['Mr. Fox (2009).mkv', 'Mr. Fox (2009)'],
    ['Movie.EXTENDED.2001.mkv', 'Movie EXTENDED (2001)'],
    ['Movie.2001.EXTENDED.PROPER.1080p-GRP.mkv', 'Movie (2001)'],
    ['[Group] Movie Title (2001) [1080p].mkv', 'Movie Title (2001)'],
    ['IMG_20240612_193012.mp4', 'IMG 20240612 193012'],
    ['Léon (1994).mkv', 'Léon (1994)'],
    ['千と千尋の神隠し (2001).mkv', '千と千尋の神隠し (2001)'],
    ['👩‍👩‍👧 Holiday 🏖️.mp4', '👩‍👩‍👧 Holiday 🏖️'],
    ['evil\u202Egpm.4pm.mp4', 'evilgpm 4pm'],
    ['.mp4', 'Untitled'],
    ['...mp4', '..'],
    ['(2001).mkv', '(2001)'],
    ['1080p.mkv', '1080p'],
    ['   .mkv', 'Untitled'],
    [`${'é'.repeat(120)}.mkv`, 'é'.repeat(100)],
    ['Spirited Away (2001)/Spirited Away (2001).mkv', 'Spirited Away (2001)'],
    ['Spirited Away (2001)/spirited.away.mkv', 'Spirited Away (2001)'],
    ['Spirited Away (2001)/movie.mkv', 'Spirited Away (2001)'],
    ['Spirited Away (2001)/VTS_01_1.mpg', 'Spirited Away (2001)'],
    ['Holidays (2019)/Beach.mp4', 'Beach'],
    ['Films/Spirited Away (2001).mkv', 'Spirited Away (2001)'],
    ['Movie (2001) CD1.avi', 'Movie (2001) #1'],
    ['Movie.2001.CD2.XviD-GRP.avi', 'Movie (2001) #2'],
    ['Movie (2001)/Movie (2001) - part2.mkv', 'Movie (2001) #2'],
    ['Movie-part2.mkv', 'Movie #2'],
    ['Movie (2001) - parta.mkv', 'Movie (2001) #1'],
    ['Movie part1.mkv', 'Movie #1'],
    ['Movie (2001) disc 2.mkv', 'Movie (2001) #2'],
    ['Movie (2001) (1 of 2).mkv', 'Movie (2001) #1'],
    ['Movie - 720p.mkv', 'Movie'],
    ["Movie - Director's Cut.mkv", 'Movie'],
    ['Movie.2001.GERMAN.DL.1080p.BluRay.x264-GRP.mkv', 'Movie (2001)'],
    ['Movie.iTALiAN.1080p.mkv', 'Movie'],
    ['The Italian Job 1080p.mkv', 'The Italian Job'],
    ['The Final Cut 1080p.mkv', 'The Final Cut'],
    ['Movie (2001) Bluray-1080p Proper.mkv', 'Movie (2001)'],
    ['2001 - Movie.mkv', 'Movie (2001)'],
    ['Movie, 2001.mkv', 'Movie (2001)'],
    ['Movie.2001.1080p-GRP/grp-mv.1080p.mkv', 'Movie (2001)'],
    ['12 Angry Men.mkv', '12 Angry Men'],
    ['Favourites/12 Angry Men (1957).mkv', '12 Angry Men (1957)'],
    ['Camera/PXL_20240612_193012123.mp4', 'PXL 20240612 193012123'],
    ['2024-06-12 10-11-12.mkv', '2024-06-12 10-11-12'],
    ['Screen Recording 2024-06-12 at 10.11.12.mov', 'Screen Recording 2024-06-12 at 10.11.12'],
    ['Deathly Hallows Part 2 (2011).mkv', 'Deathly Hallows Part 2 (2011)'],
    ['Deathly Hallows Part 2.mkv', 'Deathly Hallows Part 2'],
  ])('%s', (path, said) => expect(short(readFileName(path))).toBe(said))
})

describe('reads an episode from', () => {
  it.each([
    ['Show/Season 01/Show S01E02 - Name.mkv', 'Show 1x2 Name'],
    ['Show (2005)/Season 1/Show (2005) - s01e02 - Name of It.mkv', 'Show (2005) 1x2 Name of It'],
    ['Show/Season 01/Show.S01E02.1080p.WEB-DL.mkv', 'Show 1x2 ?'],
    ['Show.S01E02.The.Long.Name.1080p.WEB.x264-GRP.mkv', 'Show 1x2 The Long Name'],
    ['The.Show.2005.S01E02.mkv', 'The Show (2005) 1x2 ?'],
    ['Show/Season 01/Show S01E02E03 - Two.mkv', 'Show 1x2-3 Two'],
    ['Show/Season 01/Show S01E02-E04.mkv', 'Show 1x2-4 ?'],
    ['Show/Season 01/Show S01E02-04 Name.mkv', 'Show 1x2-4 Name'],
    ['Show/Show 1x02 Name.mkv', 'Show 1x2 Name'],
    ['Show/1x02-03.mkv', 'Show 1x2-3 ?'],
    ['Show/S01E02.mkv', 'Show 1x2 ?'],
    ['Show/Season 2/02 - Name.mkv', 'Show 2x2 Name'],
    ['Show/Season 2/Episode 7.mkv', 'Show 2x7 ?'],
    ['Show/Staffel 3/E05 Name.mkv', 'Show 3x5 Name'],
    ['Show/Temporada 1/Show S01E01.mkv', 'Show 1x1 ?'],
    ['Show/S02/Show - S02E11 - Name.mkv', 'Show 2x11 Name'],
    ['Show/Specials/Show S00E01 - Christmas.mkv', 'Show 0x1 Christmas'],
    ['Show/Season 00/01 - Christmas.mkv', 'Show 0x1 Christmas'],
    ['Show/Specials/02 - Easter.mkv', 'Show 0x2 Easter'],
    ['[Group] Some Show - 03 [1080p].mkv', 'Some Show 1x3 ?'],
    ['[Group] Some Show - 112v2 (720p).mkv', 'Some Show 1x112 ?'],
    ['Show/Season 1/Show Season 1 Episode 4.mkv', 'Show 1x4 ?'],
    ['Extras/Season 1/Extras S01E01.mkv', 'Extras 1x1 ?'],
    ['ドラマ/Season 1/ドラマ S01E02 - 旅.mkv', 'ドラマ 1x2 旅'],
    ['Show 24/Season 1/Show 24 S01E02.mkv', 'Show 24 1x2 ?'],
    ['S01E02.mkv', 'S01E02'],
    ['Show/02 - Name.mkv', 'Show 1x2 Name'],
    ['Show/Show - 02.mkv', 'Show 1x2 ?'],
    ['Show/Show - 1071 - Name.mkv', 'Show 1x1071 Name'],
    ['Show - 2023-07-14.mkv', 'Show 2023-07-14 ?'],
    ['Show/Show.2023.07.14.Guest.720p.HDTV.x264-GRP.mkv', 'Show 2023-07-14 Guest'],
    ['Show/Show - 14.07.2023 - Guest.mkv', 'Show 2023-07-14 Guest'],
    ['Show/Season 1/02-03.mkv', 'Show 1x2-3 ?'],
    ['Show/1x03 - 1x04.mkv', 'Show 1x3-4 ?'],
    ['Show/1x03-E15.mkv', 'Show 1x3-15 ?'],
    ['Show/Season 1/S01E01+E02.mkv', 'Show 1x1-2 ?'],
    ['Show/Season 2/Show S02E03-E04.mkv', 'Show 2x3-4 ?'],
    ['Show/Season 1/Show - S01E01-02-03 - Name WEBDL-1080p.mkv', 'Show 1x1-3 Name'],
    ['Show/Season 1/Show 05.mkv', 'Show 1x5 ?'],
    ['24/Season 3/24 - 07.mkv', '24 3x7 ?'],
    ['Show/3.Staffel/02 - Name.mkv', 'Show 3x2 Name'],
    ['Show/第2季/第5話.mkv', 'Show 2x5 ?'],
    ['Show/الموسم 2/05 - Name.mkv', 'Show 2x5 Name'],
    ['Show/Сезон 2/Серия 5.mkv', 'Show 2x5 ?'],
    ['Show/2/05 Name.mkv', 'Show 2x5 Name'],
    ['Show Season 2/05 - Name.mkv', 'Show 2x5 Name'],
    ['The.Show.S01.1080p.WEB-GRP/The.Show.S01E02.1080p.WEB-GRP.mkv', 'The Show 1x2 ?'],
    ['The.Show.S01.1080p.WEB-GRP/grp-show.s01e02.1080p.mkv', 'The Show 1x2 ?'],
    ['Show/Season 1/Show - S01E01 - cd2.mkv', 'Show 1x1 #2 ?'],
    ['Show/Season 1/Show - S01E01 Part 2.mkv', 'Show 1x1 #2 ?'],
    ['Show/Season 1/Show - S01E01 - Part 2.mkv', 'Show 1x1 Part 2'],
    ['Show/Season 1/Show - S01E01 - Name - part2.mkv', 'Show 1x1 #2 Name'],
    ['Show - S01E01 - Name WEBDL-1080p.mkv', 'Show 1x1 Name'],
    ['Show (2010) - S01E01 - 001 - Name [HDTV-720p v2][JA]-GRP.mkv', 'Show (2010) 1x1 Name'],
    ['Film.1920x1080.mkv', 'Film 1920x1080'],
  ])('%s', (path, said) => expect(short(readFileName(path))).toBe(said))
})

describe('takes for no title', () => {
  it.each([
    'Movie (2001)/Trailers/One.mkv',
    'Movie (2001)/Movie (2001)-trailer.mkv',
    'Movie (2001)/Featurettes/Making of.mkv',
    'Movie (2001)/behind the scenes/a.mkv',
    'Movie (2001)/Sample/movie-sample.mkv',
    'movie.2001.sample.mkv',
    'sample.mkv',
    'Show/Season 1/Extras/Bloopers.mkv',
    'Movie-deleted.mkv',
  ])('%s', (path) => expect(readFileName(path)).toMatchObject({ is: 'extra' }))
})

it.each([
  ['Movie (2001)/Movie (2001)-trailer.mkv', 'Movie'],
  ['Movie (2001)/Shorts/One.mkv', 'Movie'],
  ['Movie (2001)/Other/One.mkv', 'Movie'],
  ['Movie (2001)/Making Of-featurette.mkv', 'Movie'],
  ['Show/Season 1/Extras/Bloopers.mkv', 'Show'],
  ['movie.2001.sample.mkv', 'movie'],
  ['Movies/Movie (2001) - trailer.mkv', 'Movie'],
])('says of the extra %s that it comes with %s', (path, film) =>
  expect(readFileName(path)).toMatchObject({ is: 'extra', of: film }),
)

it.each([
  ['Movie (2001)/Movie (2001)-trailer.mkv', 'trailer', null],
  ['Movie (2001)/Trailers/Teaser.mkv', 'trailer', 'Teaser'],
  ['Movie (2001)/Making Of-featurette.mkv', 'featurette', 'Making Of'],
  [
    'Movie (2001)/Movie (2001) - The Lanterns-behindthescenes.mkv',
    'behind-the-scenes',
    'The Lanterns',
  ],
  ['Movie (2001)/Deleted Scenes/The Lake.mkv', 'deleted-scene', 'The Lake'],
  ['Movie (2001)/Movie-deleted.mkv', 'deleted-scene', null],
  ['Movie (2001)/Interviews/Anna.mkv', 'interview', 'Anna'],
  ['Movie (2001)/Extras/Bloopers-short.mkv', 'short', 'Bloopers'],
  ['movie.2001.sample.mkv', 'sample', null],
  ['Show/Season 1/Extras/Bloopers.mkv', 'other', 'Bloopers'],
])('says of the extra %s that it is a %s called %s', (path, kind, name) =>
  expect(readFileName(path)).toMatchObject({ is: 'extra', kind, name }),
)

it.each(['Shorts/Piper (2016).mkv', 'Clips/Beach.mp4', 'Other/Beach.mp4'])(
  'takes %s, which lies in no folder of a film, for a film',
  (path) => expect(readFileName(path).is).toBe('movie'),
)

it('never throws, and always has a title that can be kept', () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 255 }),
    fc.string({ unit: fc.constantFrom(...'()[]{}.-_ sSeE012x9p/'), maxLength: 80 }),
  )
  fc.assert(
    fc.property(name, (path) => {
      const file = readFileName(path)
      if (file.is === 'extra') return
      const title = file.is === 'movie' ? file.title : file.show
      expect(title.trim().length).toBeGreaterThan(0)
      expect(title.length).toBeLessThanOrEqual(200)
      expect(title.isWellFormed()).toBe(true)
    }),
    { numRuns: 3000 },
  )
})
