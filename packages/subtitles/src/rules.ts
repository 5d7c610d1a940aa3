/** Languages that subtitles are made in. Source: specification §1, "12 languages". */
export const SUBTITLE_LANGUAGES = [
  ...(['en', 'es', 'fr', 'de', 'it', 'pt'] as const),
  ...(['ja', 'ko', 'zh', 'ar', 'hi', 'ru'] as const),
] as const

/** One of the languages that subtitles are made in. */
export type SubtitleLanguage = (typeof SUBTITLE_LANGUAGES)[number]

/** Who reads: children get more time. */
export type Audience = 'adult' | 'child'

/** What subtitles in one language keep to. A character is a code point, whatever its width; spaces and punctuation
 *  count, and a line break counts as a space. */
export type Rules = {
  readonly charactersPerSecond: number
  readonly charactersPerLine: number
}

/** Most lines of a cue. */
export const MAX_LINES = 2

/** A cue stands at least five sixths of a second, up to a whole millisecond. */
export const MIN_CUE_MS = 834

/** A cue stands at most seven seconds. */
export const MAX_CUE_MS = 7000

/** Between two cues stand at least two frames: 2/24 s, up to a whole millisecond. */
export const MIN_GAP_MS = 84

/** A gap shorter than this is closed to two frames: what flickers disturbs. */
export const CLOSED_GAP_MS = 500

/** What a new paragraph adds to the gap before it. */
export const PARAGRAPH_GAP_MS = 600

/** How long a cue may stand after what is said in it is over. */
export const LINGER_MS = 500

type Published = { adult: number; child: number; line: number }

/** Characters per second for adults and children, and characters per line. Source: Netflix, Timed Text Style
 *  Guides (general requirements, timing, and one for each language). Where two editions differ, the stricter line is
 *  taken: Russian 39, later 42; Japanese 13, while some checkers allow 23. Their half-width letters of Chinese,
 *  Japanese and Korean lines count whole here, which is stricter too. */
const PUBLISHED: Readonly<Record<SubtitleLanguage, Published>> = {
  en: { adult: 20, child: 17, line: 42 },
  es: { adult: 17, child: 13, line: 42 },
  fr: { adult: 17, child: 13, line: 42 },
  de: { adult: 17, child: 13, line: 42 },
  it: { adult: 17, child: 13, line: 42 },
  pt: { adult: 17, child: 13, line: 42 },
  ja: { adult: 4, child: 4, line: 13 },
  ko: { adult: 12, child: 9, line: 16 },
  zh: { adult: 9, child: 7, line: 16 },
  ar: { adult: 20, child: 17, line: 42 },
  hi: { adult: 22, child: 18, line: 42 },
  ru: { adult: 17, child: 13, line: 39 },
}

/** What subtitles in a language keep to for who reads them. */
export function rulesFor(language: SubtitleLanguage, audience: Audience): Rules {
  const { line, ...speeds } = PUBLISHED[language]
  return { charactersPerSecond: speeds[audience], charactersPerLine: line }
}

/** The language whose rules subtitles in a language (BCP 47) keep to, whatever the country; of another one English. */
export function rulesLanguageOf(tag: string): SubtitleLanguage {
  const [base = ''] = tag.toLowerCase().split('-')
  return SUBTITLE_LANGUAGES.find((language) => language === base) ?? 'en'
}

/** Code points of a text. */
export function characterCount(text: string): number {
  let count = text.length
  for (let at = 0; at + 1 < text.length; at++) {
    const isPair = isHigh(text.charCodeAt(at)) && isLow(text.charCodeAt(at + 1))
    if (isPair) count -= 1
  }
  return count
}

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff

/** How long a text is to be read, in whole milliseconds: never less than a cue stands at least. May be more than a
 *  cue may stand. */
export const readingMs = (text: string, { charactersPerSecond }: Rules): number =>
  Math.max(MIN_CUE_MS, Math.ceil((characterCount(text) * 1000) / charactersPerSecond))
