import { dotted, type FilmSaid, fileSafe, padded, type Row, type Rule } from './row.ts'
import { EDITIONS, EPISODES, FILMS, GROUPS, QUALITIES, SHOWS } from './words.ts'

type Film = FilmSaid & { year: number; file: string; dots: string; named: string }
type Draw = Parameters<Rule>[0]
type Pair = readonly [string, string]

const filmOf = (draw: Draw): Film => {
  const { title, year } = draw.of(FILMS)
  const file = fileSafe(title)
  return { title, year, file, dots: dotted(title), named: `${file} (${year})` }
}
const pairs =
  (is: 'versions' | 'parts') =>
  (guide: string, make: (film: Film, draw: Draw) => Pair): Rule =>
  (draw): Row => {
    const film = filmOf(draw)
    const { title, year } = film
    return { guide, is, paths: make(film, draw), said: { title, year } }
  }
const versions = pairs('versions')
const parts = pairs('parts')

/** The same of a film whose files do not say its year. */
const undated =
  (is: 'versions' | 'parts', guide: string, make: (film: Film, draw: Draw) => Pair): Rule =>
  (draw): Row => {
    const film = filmOf(draw)
    return { guide, is, paths: make(film, draw), said: { title: film.title, year: null } }
  }

const episodes =
  (is: 'versions' | 'parts', guide: string, make: (base: string, draw: Draw) => Pair): Rule =>
  (draw): Row => {
    const { show } = draw.of(SHOWS)
    const [season, episode] = [draw.between(1, 9), draw.between(1, 20)]
    const base = `${fileSafe(show)}/Season ${season}/${fileSafe(show)} - S${padded(season)}E${padded(episode)}`
    const said = { show, season, episode, lastEpisode: episode }
    return { guide, is, paths: make(base, draw), said }
  }

const extra =
  (guide: string, make: (film: Film, draw: Draw) => string): Rule =>
  (draw): Row => {
    const film = filmOf(draw)
    return { guide, is: 'extra', path: make(film, draw), film: film.title }
  }

const PART_WORDS = ['cd', 'disc', 'disk', 'dvd', 'part', 'pt'] as const

/** Rules for several files of one title, and for extras. Sources: Plex "Multi-version", "Split files" and
 *  "Local files for trailers and extras", Jellyfin "Movies" and "Shows", Kodi "Naming video files" on
 *  stacking and on extras. */
export const COMPANION_RULES: readonly Rule[] = [
  versions('plex', ({ named }) => [`${named}/${named} - 1080p.mkv`, `${named}/${named} - 4K.mkv`]),
  versions('plex', ({ named }) => [`${named}/${named}.mkv`, `${named}/${named} - 480p.avi`]),
  versions('plex', ({ named }, { of }) => [
    `${named}/${named} {edition-Theatrical Cut}.mkv`,
    `${named}/${named} {edition-${of(EDITIONS)}}.mkv`,
  ]),
  versions('jellyfin', ({ named }) => [
    `${named}/${named} - 2160p.mkv`,
    `${named}/${named} - 720p.mp4`,
  ]),
  versions('jellyfin', ({ named }, { of }) => [
    `${named}/${named} - [1080p].mkv`,
    `${named}/${named} - [${of(EDITIONS)}].mkv`,
  ]),
  versions('jellyfin', ({ named }, { of }) => [
    `${named}/${named}.mkv`,
    `${named}/${named} - ${of(EDITIONS)}.mkv`,
  ]),
  versions('jellyfin', ({ named }) => [
    `${named} [imdbid-tt0106145]/${named} [imdbid-tt0106145] - 2160p.mkv`,
    `${named} [imdbid-tt0106145]/${named} [imdbid-tt0106145] - 1080p.mkv`,
  ]),
  versions('jellyfin', ({ named }) => [`${named}/${named}.mkv`, `${named}/${named}.3D.HSBS.mkv`]),
  versions('radarr', ({ named }, { of }) => [
    `${named}/${named} Bluray-1080p.mkv`,
    `${named}/${named} ${of(QUALITIES)}.mp4`,
  ]),
  undated('versions', 'jellyfin', ({ file }) => [
    `${file}/${file}.mov`,
    `${file}/${file} - 720p.mp4`,
  ]),
  undated('versions', 'jellyfin', ({ file }) => [`${file}.mkv`, `${file} - 1080p.mkv`]),
  episodes('versions', 'jellyfin', (base) => [`${base} - 1080p.mkv`, `${base} - 720p.mkv`]),
  episodes('versions', 'sonarr', (base, { of }) => {
    const name = fileSafe(of(EPISODES))
    return [`${base} - ${name} WEBDL-1080p.mkv`, `${base} - ${name} HDTV-720p.mkv`]
  }),
  parts('plex', ({ named }, { of }) => {
    const word = of(PART_WORDS)
    return [`${named}/${named} - ${word}1.avi`, `${named}/${named} - ${word}2.avi`]
  }),
  parts('jellyfin', ({ named }, { of }) => {
    const word = of(PART_WORDS)
    return [`${named}/${named}-${word}1.mkv`, `${named}/${named}-${word}2.mkv`]
  }),
  parts('jellyfin', ({ named }, { of }) => {
    const word = of(PART_WORDS)
    return [`${named}/${named}.${word}1.mkv`, `${named}/${named}.${word}2.mkv`]
  }),
  parts('jellyfin', ({ named }, { of }) => {
    const word = of(PART_WORDS)
    return [`${named}/${named} ${word}-1.mkv`, `${named}/${named} ${word}-2.mkv`]
  }),
  parts('jellyfin', ({ named }) => [
    `${named}/${named} - parta.mkv`,
    `${named}/${named} - partb.mkv`,
  ]),
  parts('kodi', ({ named }) => [`${named} cd1.avi`, `${named} cd2.avi`]),
  parts('kodi', ({ named }) => [`${named} disc 1.avi`, `${named} disc 2.avi`]),
  parts('kodi', ({ named }) => [`${named} part1.avi`, `${named} part2.avi`]),
  parts('kodi', ({ named }) => [`${named} cda.avi`, `${named} cdb.avi`]),
  parts('scene', ({ dots, year }, { of }) => {
    const group = of(GROUPS)
    return [
      `${dots}.${year}.DVDRip.XviD.CD1-${group}.avi`,
      `${dots}.${year}.DVDRip.XviD.CD2-${group}.avi`,
    ]
  }),
  parts('scene', ({ dots, year }, { of }) => {
    const group = of(GROUPS)
    return [
      `${dots}.${year}.CD1.DVDRip.XviD-${group}.avi`,
      `${dots}.${year}.CD2.DVDRip.XviD-${group}.avi`,
    ]
  }),
  undated('parts', 'kodi', ({ file }) => [`${file} part1.avi`, `${file} part2.avi`]),
  undated('parts', 'kodi', ({ file }) => [`${file} CD1.avi`, `${file} CD2.avi`]),
  undated('parts', 'kodi', ({ file }) => [`${file}-disc1.avi`, `${file}-disc2.avi`]),
  episodes('parts', 'plex', (base) => [`${base} - pt1.mkv`, `${base} - pt2.mkv`]),
  episodes('parts', 'plex', (base) => [`${base} - cd1.mkv`, `${base} - cd2.mkv`]),
  episodes('parts', 'jellyfin', (base) => [`${base} Part 1.mkv`, `${base} Part 2.mkv`]),
  episodes('parts', 'plex', (base, { of }) => {
    const name = fileSafe(of(EPISODES))
    return [`${base} - ${name} - part1.mkv`, `${base} - ${name} - part2.mkv`]
  }),
  extra(
    'plex',
    ({ named, file }, { of }) =>
      `${named}/${file} Making Of-${of(['behindthescenes', 'deleted', 'featurette', 'interview', 'scene', 'short', 'trailer', 'other'])}.mp4`,
  ),
  extra(
    'plex',
    ({ named }, { of }) =>
      `${named}/${of(['Behind The Scenes', 'Deleted Scenes', 'Featurettes', 'Interviews', 'Scenes', 'Shorts', 'Trailers', 'Other'])}/The Making Of.mp4`,
  ),
  extra(
    'jellyfin',
    ({ named }, { of }) =>
      `${named}/${of(['behind the scenes', 'deleted scenes', 'interviews', 'scenes', 'samples', 'shorts', 'featurettes', 'clips', 'other', 'extras', 'trailers'])}/Clip 1.mkv`,
  ),
  extra(
    'jellyfin',
    ({ named }, { of }) =>
      `${named}/${named}${of(['-trailer', '.trailer', '_trailer', ' trailer', '-sample', '.sample', '_sample', ' sample'])}.mp4`,
  ),
  extra(
    'jellyfin',
    ({ named }, { of }) =>
      `${named}/Bonus${of(['-scene', '-clip', '-interview', '-behindthescenes', '-deleted', '-deletedscene', '-featurette', '-short', '-other', '-extra'])}.mkv`,
  ),
  extra('jellyfin', ({ named }, { of }) => `${named}/${of(['trailer', 'sample'])}.mkv`),
  extra('kodi', ({ named }) => `${named}/${named}-trailer.mp4`),
  extra('kodi', ({ named }) => `${named}/Extras/Bloopers.mkv`),
  extra('kodi', ({ named }) => `${named} - trailer.mp4`),
  extra(
    'scene',
    ({ dots, year }) =>
      `${dots}.${year}.1080p.BluRay.x264-GRP/Sample/grp-${dots.toLowerCase()}-sample.mkv`,
  ),
  extra(
    'scene',
    ({ dots, year }) => `${dots}.${year}.1080p.BluRay.x264-GRP/sample-${dots.toLowerCase()}.mkv`,
  ),
]
