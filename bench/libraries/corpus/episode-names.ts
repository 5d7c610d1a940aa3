import {
  DAYS,
  dayOf,
  EPISODE_WORDS,
  inSeason,
  rule,
  SEASON_FOLDERS,
  SPANS,
  span,
} from './episode-rule.ts'
import { dotted, padded, type Rule } from './row.ts'
import { FANSUBS, GROUPS, QUALITIES, RELEASE_TAGS, RELEASES } from './words.ts'

/** Rules for files of episodes. Sources: Plex "Naming and organizing your TV show files", Jellyfin
 *  "Shows", Kodi "Naming video files/TV shows", Sonarr's defaults and the scheme that TRaSH recommends,
 *  the scene's rules for TV, names of groups of fans, and season folders in many languages. */
export const EPISODE_RULES: readonly Rule[] = [
  rule(
    'plex',
    ({ file, ss, ee, name }) => `${file}/Season ${ss}/${file} - s${ss}e${ee} - ${name}.mkv`,
  ),
  rule(
    'plex',
    ({ file, year, ss, ee, name }) =>
      `${file} (${year})/Season ${ss}/${file} (${year}) - s${ss}e${ee} - ${name}.mp4`,
  ),
  rule(
    'plex',
    ({ file, year, ss, ee }) =>
      `${file} (${year}) {tvdb-78804}/Season ${ss}/${file} (${year}) - s${ss}e${ee} - [WEB 1080p].mkv`,
  ),
  rule('plex', (one) =>
    span(
      `${one.file}/Season ${one.ss}/${one.file} - s${one.ss}e${one.ee}-e${one.next} - ${one.name}.mkv`,
      one,
    ),
  ),
  rule('plex', ({ file, ss, name }, { of }) => {
    const day = of(DAYS)
    return dayOf(day, `${file}/Season ${ss}/${file} - ${day} - ${name}.mkv`)
  }),
  rule('plex', ({ file, ee, name }) => ({
    path: `${file}/Specials/${file} - s00e${ee} - ${name}.mkv`,
    said: { season: 0 },
  })),
  rule('plex', ({ file, ee, name }) => ({
    path: `${file}/Season 00/${file} - s00e${ee} - ${name}.mkv`,
    said: { season: 0 },
  })),
  rule('plex', ({ file, ss, ee }) => `${file}/${file} - s${ss}e${ee}.mkv`),
  rule(
    'jellyfin',
    ({ file, year, ss, ee }) => `${file} (${year})/Season ${ss}/${file} S${ss}E${ee}.mkv`,
  ),
  rule('jellyfin', (one) =>
    span(
      `${one.file} (${one.year})/Season ${one.ss}/${one.file} S${one.ss}E${one.ee}-E${one.next}.mkv`,
      one,
    ),
  ),
  rule(
    'jellyfin',
    ({ file, year, ss, ee, name }) =>
      `${file} (${year}) [tvdbid-1234]/Season ${ss}/S${ss}E${ee} - ${name}.mkv`,
  ),
  rule('jellyfin', ({ file, s, ee }) => `${file}/Season ${s}/${file} ${s}x${ee}.mkv`),
  rule('jellyfin', ({ file, s, ee, name }) => `${file}/Season ${s}/Episode ${ee} - ${name}.mkv`),
  rule('jellyfin', ({ file, s, ee, name }) => `${file}/Season ${s}/${ee} - ${name}.mkv`),
  rule('jellyfin', ({ file, s, ee }) => `${file}/Season ${s}/${file} ${ee}.mkv`),
  rule('jellyfin', ({ file, s, ee, name }) => `${file}/Season ${s}/${file} - ${ee} - ${name}.mkv`),
  rule(
    'kodi',
    ({ dots, s, e, ss, ee }, { of }) =>
      `${dots}/Season ${s}/${dots}.${of([`S${ss}E${ee}`, `s${s}e${e}`, `s${ss}.e${ee}`, `s${ss}_e${ee}`, `${s}x${ee}`])}.avi`,
  ),
  rule('kodi', ({ file, ee, name }) => ({
    path: `${file}/${file}.ep${ee}.${name}.mkv`,
    said: { season: 1 },
  })),
  rule('kodi', ({ dots }, { of }) => {
    const day = of(DAYS)
    return dayOf(day, `${dots}/${dots}.${day.replaceAll('-', '.')}.avi`)
  }),
  rule('kodi', (one) => span(`${one.file}/${one.file} s${one.ss}e${one.ee}-${one.next}.mkv`, one)),
  rule('kodi', (one) =>
    span(`${one.file}/${one.file} s${one.ss}e${one.ee}e${one.next}e${one.third}.mkv`, one, 2),
  ),
  rule('kodi', (one) => span(`${one.file}/${one.file} ${one.s}x${one.ee}x${one.next}.mkv`, one)),
  rule('kodi', (one) =>
    span(`${one.file}/${one.file} ${one.s}x${one.ee} - ${one.s}x${one.next}.mkv`, one),
  ),
  rule('kodi', (one) => span(`${one.file}/${one.file} ${one.s}x${one.ee}-E${one.next}.mkv`, one)),
  rule('kodi', (one) =>
    span(`${one.file}/Season ${one.s}/S${one.ss}E${one.ee}+E${one.next}.mkv`, one),
  ),
  rule('kodi', (one) => span(`${one.file}/Season ${one.s}/${one.ee}-${one.next}.mkv`, one)),
  rule('kodi', (one) =>
    span(`${one.file}/Season ${one.s}/${one.ee}-${one.next} - ${one.name}.mkv`, one),
  ),
  rule('kodi', ({ file, ss, ee }) => `${file} - Season ${ss}/${file} - S${ss}E${ee}.mkv`),
  rule(
    'sonarr',
    ({ file, ss, s, ee, name }, { of }) =>
      `${file}/Season ${s}/${file} - S${ss}E${ee} - ${name} ${of(QUALITIES)}.mkv`,
  ),
  rule(
    'sonarr',
    ({ file, year, ss, s, ee, name }, { of }) =>
      `${file} (${year})/Season ${s}/${file} (${year}) - S${ss}E${ee} - ${name} ${of(QUALITIES)}.mkv`,
  ),
  rule('sonarr', ({ file, s, name }, { of }) => {
    const day = of(DAYS)
    return dayOf(day, `${file}/Season ${s}/${file} - ${day} - ${name} ${of(QUALITIES)}.mkv`)
  }),
  rule('sonarr', (one, { of }) =>
    span(
      `${one.file}/Season ${one.s}/${one.file} - ${of(SPANS)(one)} - ${one.name} ${of(QUALITIES)}.mkv`,
      one,
    ),
  ),
  rule('sonarr', (one, { of }) =>
    span(
      `${one.file}/Season ${one.s}/${one.file} - S${one.ss}E${one.ee}-E${one.next}-E${one.third} - ${one.name} ${of(QUALITIES)}.mkv`,
      one,
      2,
    ),
  ),
  rule(
    'sonarr',
    ({ file, year, ss, ee, name }, { of }) =>
      `${file} (${year}) {tvdb-1520211}/Season ${ss}/${file} (${year}) - S${ss}E${ee} - ${name} [AMZN ${of(QUALITIES)}][DV HDR10][EAC3 Atmos 5.1][x264]-${of(GROUPS)}.mkv`,
  ),
  rule(
    'sonarr',
    ({ file, year, ss, ee, name, e }, { of }) =>
      `${file} (${year})/Season ${ss}/${file} (${year}) - S${ss}E${ee} - ${padded(e, 3)} - ${name} [${of(QUALITIES)} v2][HDR10][10bit][x264][DTS 5.1][JA]-${of(GROUPS)}.mkv`,
  ),
  rule(
    'scene',
    ({ dots, ss, ee, name }, { of }) =>
      `${dots}.S${ss}E${ee}.${dotted(name)}.${of(RELEASES)}-${of(GROUPS)}.mkv`,
  ),
  rule(
    'scene',
    ({ dots, ss, ee }, { of }) =>
      `${dots}.S${ss}E${ee}.${of(RELEASE_TAGS)}.${of(RELEASES)}-${of(GROUPS)}.mkv`,
  ),
  rule(
    'scene',
    ({ dots, ss, ee }, { of }) =>
      `${dots}.S${ss}.1080p.WEB.H264-GRP/${dots}.S${ss}E${ee}.${of(RELEASES)}-${of(GROUPS)}.mkv`,
  ),
  rule('scene', ({ dots, name }, { of }) => {
    const day = of(DAYS)
    return dayOf(
      day,
      `${dots}.${day.replaceAll('-', '.')}.${dotted(name)}.720p.HDTV.x264-${of(GROUPS)}.mkv`,
    )
  }),
  rule(
    'scene',
    ({ dots, year, ss, ee }, { of }) =>
      `${dots}.${year}.S${ss}E${ee}.${of(RELEASES)}-${of(GROUPS)}.mkv`,
  ),
  rule('scene', (one, { of }) =>
    span(`${one.dots}.S${one.ss}E${one.ee}E${one.next}.${of(RELEASES)}-${of(GROUPS)}.mkv`, one),
  ),
  rule('fans', ({ file, ee }, { of }) => ({
    path: `[${of(FANSUBS)}] ${file} - ${ee} (1080p) [ABCD1234].mkv`,
    said: { season: 1 },
  })),
  rule('fans', ({ file, ee, s }, { of }) => `[${of(FANSUBS)}] ${file} S${s} - ${ee} [1080p].mkv`),
  rule('fans', ({ file, ee }, { of }) => ({
    path: `[${of(FANSUBS)}]_${file.replaceAll(' ', '_')}_-_${ee}v2_[720p][0A1B2C3D].mkv`,
    said: { season: 1 },
  })),
  rule('fans', ({ file, name, e }) => ({
    path: `${file}/${file} - ${padded(e, 3)} - ${name}.mkv`,
    said: { season: 1 },
  })),
  rule('fans', ({ file, ee }) => ({ path: `${file}/${file} - ${ee}.mkv`, said: { season: 1 } })),
  rule('fans', ({ file, ee }, { of }) => ({
    path: `${file}/[${of(FANSUBS)}] ${file} - ${ee} [BD 1080p HEVC].mkv`,
    said: { season: 1 },
  })),
  rule('fans', ({ file, name, ee }) => ({
    path: `${file}/${ee} - ${name}.mkv`,
    said: { season: 1 },
  })),
  rule(
    'languages',
    ({ file, s, ss, ee }, { of }) =>
      `${file}/${inSeason(of(SEASON_FOLDERS), s)}/${file} - S${ss}E${ee}.mkv`,
  ),
  rule(
    'languages',
    ({ file, s, ee, name }, { of }) =>
      `${file}/${inSeason(of(SEASON_FOLDERS), s)}/${ee} - ${name}.mkv`,
  ),
  rule(
    'languages',
    ({ file, s, ee }, { of }) =>
      `${file}/${inSeason(of(SEASON_FOLDERS), s)}/${of(EPISODE_WORDS)} ${ee}.mkv`,
  ),
  rule(
    'languages',
    ({ file, s, ee }, { of }) => `${file}/${inSeason(of(SEASON_FOLDERS), s)}/${file} - ${ee}.mkv`,
  ),
  rule('languages', ({ file, s, e }, { of }) =>
    `${file}/${inSeason(of(SEASON_FOLDERS), s)}/${of(['第#話', '第#话', '第#集', '#화', '#話', '#. Folge', '#. bölüm', '# серия'])}.mkv`.replace(
      '#',
      String(e),
    ),
  ),
  rule('home', ({ file, s, ee, name }) => `${file}/${s}/${ee} ${name}.mkv`),
  rule('home', ({ file, s, ee }) => `${file}/Season ${s}/${ee}.mkv`),
  rule('home', ({ file, s, e }) => `${file}/Season ${s}/${file} Season ${s} Episode ${e}.mkv`),
]
