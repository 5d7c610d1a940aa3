import { dotted, type FilmSaid, fileSafe, type Row, type Rule } from './row.ts'
import { EDITIONS, FILMS, GROUPS, QUALITIES, RELEASE_TAGS, RELEASES } from './words.ts'

type Film = FilmSaid & { year: number; file: string; dots: string }
type Made = { path: string; year?: null }

const rule =
  (guide: string, make: (film: Film, draw: Parameters<Rule>[0]) => string | Made): Rule =>
  (draw): Row => {
    const { title, year } = draw.of(FILMS)
    const made = make({ title, year, file: fileSafe(title), dots: dotted(title) }, draw)
    const path = typeof made === 'string' ? made : made.path
    const said = { title, year: typeof made === 'string' ? year : null }
    return { guide, is: 'film', path, said }
  }

const HD = ['1080p', '2160p', '4K', '720p', '480p'] as const
const AUDIO = ['DTS 5.1', 'TrueHD Atmos 7.1', 'AAC 2.0', 'EAC3 Atmos 5.1', 'FLAC 1.0'] as const
const VIDEO = ['x264', 'x265', 'HEVC', 'h264', 'AV1'] as const

/** Rules for files of films. Sources: Plex "Naming and organizing your Movie files", Jellyfin "Movies",
 *  Kodi "Naming video files/Movies", Radarr's defaults and the naming scheme that TRaSH recommends, the
 *  scene's rules for x264 and WEB, and names that nobody made after any rule. */
export const FILM_RULES: readonly Rule[] = [
  rule('plex', ({ file, year }) => `${file} (${year}).mkv`),
  rule('plex', ({ file, year }) => `${file} (${year})/${file} (${year}).mp4`),
  rule('plex', ({ file, year }) => `${file} (${year}) {imdb-tt0499549}.mkv`),
  rule(
    'plex',
    ({ file, year }) => `${file} (${year}) {tmdb-19995}/${file} (${year}) {tmdb-19995}.mkv`,
  ),
  rule('plex', ({ file, year }, { of }) => `${file} (${year}) {edition-${of(EDITIONS)}}.mkv`),
  rule('plex', ({ file, year }, { of }) => `${file} (${year}) - ${of(HD)}.mp4`),
  rule('plex', ({ file, year }) => `Movies/${file} (${year}) [optional info].mkv`),
  rule('jellyfin', ({ file, year }) => `Movies/${file} (${year})/${file} (${year}).mkv`),
  rule(
    'jellyfin',
    ({ file, year }) =>
      `${file} (${year}) [imdbid-tt0106145]/${file} (${year}) [imdbid-tt0106145].mkv`,
  ),
  rule('jellyfin', ({ file, year }) => `${file} (${year}) [tmdbid-65567].mkv`),
  rule(
    'jellyfin',
    ({ file, year }, { of }) => `${file} (${year})/${file} (${year}) - ${of(EDITIONS)}.mp4`,
  ),
  rule(
    'jellyfin',
    ({ file, year }, { of }) => `${file} (${year})/${file} (${year}) - [${of(HD)}].mkv`,
  ),
  rule('jellyfin', ({ file, year }) => `${file} (${year}).3D.FTAB.mp4`),
  rule('jellyfin', ({ file, year }) => `${file} (${year}).3D.HSBS.mkv`),
  rule('kodi', ({ dots, year }) => `${dots}.(${year}).mkv`),
  rule('kodi', ({ file, year }) => `${file.replaceAll(' ', '_')}_(${year}).avi`),
  rule('kodi', ({ file, year }) => `${file} (${year})/${file}.mkv`),
  rule('kodi', ({ file, year }) => `${file} [${year}].mkv`),
  rule('kodi', ({ dots, year }) => `${dots}.${year}.avi`),
  rule(
    'radarr',
    ({ file, year }, { of }) => `${file} (${year})/${file} (${year}) ${of(QUALITIES)}.mkv`,
  ),
  rule('radarr', ({ file, year }, { of }) => `${file} (${year}) ${of(QUALITIES)}.mkv`),
  rule(
    'radarr',
    ({ file, year }, { of }) =>
      `${file} (${year}) {imdb-tt0066921}/${file} (${year}) {imdb-tt0066921} {edition-${of(EDITIONS)}} [IMAX HYBRID][${of(QUALITIES)}][DV HDR10][${of(AUDIO)}][${of(VIDEO)}]-${of(GROUPS)}.mkv`,
  ),
  rule(
    'radarr',
    ({ file, year }, { of }) =>
      `${file} (${year}) [${of(QUALITIES)}][${of(AUDIO)}][${of(VIDEO)}]-${of(GROUPS)}.mkv`,
  ),
  rule(
    'radarr',
    ({ file, year }, { of }) =>
      `${file} (${year}) [imdbid-tt0066921] - [${of(QUALITIES)}][${of(AUDIO)}][${of(VIDEO)}]-${of(GROUPS)}.mkv`,
  ),
  rule(
    'radarr',
    ({ file, year }, { of }) =>
      `${file} (${year}) ${of(EDITIONS)} [${of(QUALITIES)} X264 ${of(AUDIO)}]-${of(GROUPS)}.mkv`,
  ),
  rule('scene', ({ dots, year }, { of }) => `${dots}.${year}.${of(RELEASES)}-${of(GROUPS)}.mkv`),
  rule(
    'scene',
    ({ dots, year }, { of }) =>
      `${dots}.${year}.${of(RELEASE_TAGS)}.${of(RELEASES)}-${of(GROUPS)}.mkv`,
  ),
  rule('scene', ({ dots, year }, { of }) => {
    const release = `${dots}.${year}.${of(RELEASE_TAGS)}.${of(RELEASES)}-${of(GROUPS)}`
    return `${release}/${release}.mkv`
  }),
  rule('scene', ({ dots, year }, { of }) => {
    const [release, group] = [of(RELEASES), of(GROUPS)]
    return `${dots}.${year}.${release}-${group}/${group.toLowerCase()}-${dots.toLowerCase()}.${year}.${release.split('.')[0]}.mkv`
  }),
  rule('scene', ({ dots }, { of }) => ({
    path: `${dots}.${of(['GERMAN.DL', 'FRENCH', 'iTALiAN', 'MULTi'])}.1080p.BluRay.x264-${of(GROUPS)}.mkv`,
    year: null,
  })),
  rule(
    'p2p',
    ({ file, year }, { of }) =>
      `${file} ${year} ${of(RELEASES).replaceAll('.', ' ')}-${of(GROUPS)}.mkv`,
  ),
  rule(
    'p2p',
    ({ file, year }, { of }) =>
      `${file} (${year}) ${of(['German DL', 'Dual Audio', 'MULTI', 'VOSTFR', 'Latino', 'ITA-ENG', 'Hindi'])} 1080p BluRay x264.mkv`,
  ),
  rule(
    'p2p',
    ({ file, year }) =>
      `${file} (${year}) [1080p] [BluRay] [5.1] [YTS.MX]/${file.replaceAll(' ', '.')}.${year}.1080p.BluRay.x264.AAC5.1-[YTS.MX].mp4`,
  ),
  rule('p2p', ({ file, year }) =>
    `${file}.${year}.1080p.BluRay.x265-RARBG.mp4`.replaceAll(' ', '.'),
  ),
  rule(
    'p2p',
    ({ file, year }, { of }) => `[${of(GROUPS)}] ${file} (${year}) [BD 1080p HEVC FLAC].mkv`,
  ),
  rule('p2p', ({ file }) => ({ path: `${file} 1080p WEB-DL x264.mkv`, year: null })),
  rule('home', ({ file }) => ({ path: `${file}.mp4`, year: null })),
  rule('home', ({ file }) => ({ path: `Films/${file}.mkv`, year: null })),
  rule('home', ({ file, year }) => `${file}, ${year}.mp4`),
  rule('home', ({ file, year }) => `${file} - ${year}.mkv`),
  rule('home', ({ file, year }) => `${year} - ${file}.mkv`),
  rule('home', ({ file, year }) => `(${year}) ${file}.mkv`),
]
