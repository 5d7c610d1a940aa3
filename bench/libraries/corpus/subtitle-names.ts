import { fileSafe, type Row, type Rule, type SubtitleSaid } from './row.ts'
import { FILMS } from './words.ts'

/** Languages by the codes and names that people and programs write. */
const LANGUAGES: readonly {
  language: string
  two: string
  three: string
  name: string
  own: string
}[] = [
  ['en', 'en', 'eng', 'English', 'English'],
  ['de', 'de', 'ger', 'German', 'Deutsch'],
  ['de', 'de', 'deu', 'German', 'deutsch'],
  ['fr', 'fr', 'fre', 'French', 'Français'],
  ['fr', 'fr', 'fra', 'french', 'Francais'],
  ['es', 'es', 'spa', 'Spanish', 'Español'],
  ['it', 'it', 'ita', 'Italian', 'Italiano'],
  ['pt', 'pt', 'por', 'Portuguese', 'Português'],
  ['ru', 'ru', 'rus', 'Russian', 'Русский'],
  ['ja', 'ja', 'jpn', 'Japanese', '日本語'],
  ['ko', 'ko', 'kor', 'Korean', '한국어'],
  ['zh', 'zh', 'chi', 'Chinese', '中文'],
  ['ar', 'ar', 'ara', 'Arabic', 'العربية'],
  ['hi', 'hi', 'hin', 'Hindi', 'हिन्दी'],
  ['nl', 'nl', 'dut', 'Dutch', 'Nederlands'],
  ['pl', 'pl', 'pol', 'Polish', 'Polski'],
  ['cs', 'cs', 'cze', 'Czech', 'Čeština'],
  ['el', 'el', 'gre', 'Greek', 'Ελληνικά'],
  ['sv', 'sv', 'swe', 'Swedish', 'Svenska'],
  ['tr', 'tr', 'tur', 'Turkish', 'Türkçe'],
  ['uk', 'uk', 'ukr', 'Ukrainian', 'Українська'],
  ['fi', 'fi', 'fin', 'Finnish', 'Suomi'],
  ['hu', 'hu', 'hun', 'Hungarian', 'Magyar'],
  ['ro', 'ro', 'rum', 'Romanian', 'Română'],
].map(([language = '', two = '', three = '', name = '', own = '']) => ({
  language,
  two,
  three,
  name,
  own,
}))

/** Codes with a region or a script, as they are written, and what they mean. */
const REGIONS = [
  ['pt-BR', 'pt-BR'],
  ['zh-Hans', 'zh-Hans'],
  ['zh-TW', 'zh-TW'],
  ['es-419', 'es-419'],
  ['en-US', 'en-US'],
  ['fr-CA', 'fr-CA'],
  ['pt-br', 'pt-BR'],
] as const

type Language = (typeof LANGUAGES)[number]
type Made = string | { end: string; said: Partial<SubtitleSaid> }

const rule =
  (guide: string, make: (language: Language, draw: Parameters<Rule>[0]) => Made): Rule =>
  (draw): Row => {
    const { title, year } = draw.of(FILMS)
    const language = draw.of(LANGUAGES)
    const base = `${fileSafe(title)} (${year})`
    const made = make(language, draw)
    const { end, said } = typeof made === 'string' ? { end: made, said: {} } : made
    const plain = { language: language.language, isForced: false }
    return {
      guide,
      is: 'subtitles',
      video: `${base}.mkv`,
      name: `${base}${end}`,
      said: { ...plain, ...said },
    }
  }
const forced = (end: string) => ({ end, said: { isForced: true } })

/** Rules for files of subtitles. Sources: Plex "Adding local subtitles", Jellyfin "External subtitles and
 *  audio tracks", Kodi "Subtitles", and how Bazarr names what it fetches. */
export const SUBTITLE_RULES: readonly Rule[] = [
  rule('plex', ({ two }) => `.${two}.srt`),
  rule('plex', ({ three }) => `.${three}.srt`),
  rule('plex', ({ two }) => forced(`.${two}.forced.srt`)),
  rule('plex', ({ three }) => forced(`.${three}.forced.ass`)),
  rule('plex', ({ two }) => `.${two}.sdh.srt`),
  rule('plex', ({ two }) => `.${two}.cc.vtt`),
  rule('plex', () => ({ end: '.srt', said: { language: 'und' } })),
  rule('jellyfin', ({ two }) => `.${two}.default.srt`),
  rule('jellyfin', ({ two }) => `.default.${two}.ass`),
  rule('jellyfin', ({ two }) => forced(`.default.${two}.forced.ass`)),
  rule('jellyfin', ({ two }) => forced(`.forced.${two}.srt`)),
  rule('jellyfin', ({ two }) => forced(`.${two}.foreign.srt`)),
  rule('jellyfin', ({ two }) => `.sdh.${two}.srt`),
  rule('jellyfin', ({ two }) => (two === 'hi' ? '.hi.srt' : `.${two}.hi.srt`)),
  rule('jellyfin', ({ two }) => `.Commentary.${two}.srt`),
  rule('jellyfin', ({ name, two }) => `.${name}.${two}.srt`),
  rule('jellyfin', ({ name, two }) => forced(`.${name} Signs.default.${two}.forced.sdh.srt`)),
  rule('kodi', ({ name }) => `.${name}.srt`),
  rule('kodi', ({ name }) => forced(`.${name}.forced.srt`)),
  rule('kodi', ({ own }) => `.${own}.srt`),
  rule('kodi', ({ three }) => `.${three}.ssa`),
  rule('kodi', ({ two }) => `_${two}.srt`),
  rule('bazarr', (_one, { of }) => {
    const [end, language] = of(REGIONS)
    return { end: `.${end}.srt`, said: { language } }
  }),
  rule('bazarr', (_one, { of }) => {
    const [end, language] = of(REGIONS)
    return { end: `.${end}.forced.srt`, said: { language, isForced: true } }
  }),
  rule('home', ({ name }) => `-${name}.srt`),
  rule('home', ({ own }) => ` ${own}.srt`),
  rule('home', ({ two }) => `.${two.toUpperCase()}.SRT`),
  rule('home', ({ name }) => ` (${name}).srt`),
  rule('home', ({ name }) => `.[${name}].srt`),
]
